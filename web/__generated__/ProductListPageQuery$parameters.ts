/**
 * @generated SignedSource<<3dae470c5e8e879a0eb95a933fbef851>>
 * @relayHash 2e14e7778db997a23664f678af176204
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f7f5845c2f6ff017d46be8f7d349a0c0e4b9d2098cc3aba00ef2509eac94acc3

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProductListPageQuery } from './ProductListPageQuery.graphql';

const node: PreloadableConcreteRequest<ProductListPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f7f5845c2f6ff017d46be8f7d349a0c0e4b9d2098cc3aba00ef2509eac94acc3",
    "metadata": {},
    "name": "ProductListPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

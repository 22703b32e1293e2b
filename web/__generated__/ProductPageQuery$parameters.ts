/**
 * @generated SignedSource<<3042d8881f99ca26a5f7389d1d4a5627>>
 * @relayHash 29db412c4f5a461a78816fd6a3a7a37d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5e6ba0b40a56453da77c875dd3a6bc6bc314a9bb16e44788a8bbb4448bfbedfe

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProductPageQuery } from './ProductPageQuery.graphql';

const node: PreloadableConcreteRequest<ProductPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5e6ba0b40a56453da77c875dd3a6bc6bc314a9bb16e44788a8bbb4448bfbedfe",
    "metadata": {},
    "name": "ProductPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

/**
 * @generated SignedSource<<e23f55d6e6eff57a77b5d00a170ff6d5>>
 * @relayHash df878ff13b19017d9951080987202aae
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1c322d95f89304d172ea03f174588db580f04f88313cadaa7ffa86a89bf5bce4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProductListPageQuery } from './ProductListPageQuery.graphql';

const node: PreloadableConcreteRequest<ProductListPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1c322d95f89304d172ea03f174588db580f04f88313cadaa7ffa86a89bf5bce4",
    "metadata": {},
    "name": "ProductListPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

/**
 * @generated SignedSource<<7733f1afcc4107db21bb742e857e21fe>>
 * @relayHash b3285edd0cf2e5670b7c5f0050788925
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a81a1343968f7857098913a02391a6e291d39446af5b3de959b016979502abe8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProductListPageQuery } from './ProductListPageQuery.graphql';

const node: PreloadableConcreteRequest<ProductListPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a81a1343968f7857098913a02391a6e291d39446af5b3de959b016979502abe8",
    "metadata": {},
    "name": "ProductListPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

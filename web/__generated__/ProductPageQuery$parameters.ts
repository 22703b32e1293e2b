/**
 * @generated SignedSource<<7c7a087222110c3d3af2550cf4f45197>>
 * @relayHash 439a71538aafb63f726d912688a2293e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 567faaa47ef8f2556bb19387074c180d87c657c2779f3a4bac474b69a65d49ea

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProductPageQuery } from './ProductPageQuery.graphql';

const node: PreloadableConcreteRequest<ProductPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "567faaa47ef8f2556bb19387074c180d87c657c2779f3a4bac474b69a65d49ea",
    "metadata": {},
    "name": "ProductPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

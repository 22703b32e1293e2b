/**
 * @generated SignedSource<<3933087c16e4ad838aca4f5e0b02994e>>
 * @relayHash 575ba421d6434dec639be7554be1f85e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5cd201b4dc8a577a82561de90a9fb061e16dcbed10642d086ea4f2c39f19905d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProductPageQuery } from './ProductPageQuery.graphql';

const node: PreloadableConcreteRequest<ProductPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5cd201b4dc8a577a82561de90a9fb061e16dcbed10642d086ea4f2c39f19905d",
    "metadata": {},
    "name": "ProductPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

/**
 * @generated SignedSource<<2a5451a6ce8df11cfc0dd410e5c52628>>
 * @relayHash 833e8fd0f8e178da88e81175cfcbb5ff
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 331e4c8a0c3aa02b78932478114e66139c6d1ea83c6386e1d0177b0e780690e5

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProductPageQuery } from './ProductPageQuery.graphql';

const node: PreloadableConcreteRequest<ProductPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "331e4c8a0c3aa02b78932478114e66139c6d1ea83c6386e1d0177b0e780690e5",
    "metadata": {},
    "name": "ProductPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

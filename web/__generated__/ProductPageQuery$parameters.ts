/**
 * @generated SignedSource<<b6d18a4745009e0a766b58a4f0ed770f>>
 * @relayHash 9878b89e55bf681c5f9db1279d69d36c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 53e377854f0d2d5c99c284e68292ae3efe66dcb5257f69bbb2d3c002d840129f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProductPageQuery } from './ProductPageQuery.graphql';

const node: PreloadableConcreteRequest<ProductPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "53e377854f0d2d5c99c284e68292ae3efe66dcb5257f69bbb2d3c002d840129f",
    "metadata": {},
    "name": "ProductPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

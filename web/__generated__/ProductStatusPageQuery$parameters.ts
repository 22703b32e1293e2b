/**
 * @generated SignedSource<<4412350c0953f9845131d469a5239819>>
 * @relayHash 37922da5f79b1d429db6b66b5a6f5ef9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ff0bb2f7d99d14ca3f2da289c5a2748baa216de2e5099d3897f6ca3503edfb20

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProductStatusPageQuery } from './ProductStatusPageQuery.graphql';

const node: PreloadableConcreteRequest<ProductStatusPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ff0bb2f7d99d14ca3f2da289c5a2748baa216de2e5099d3897f6ca3503edfb20",
    "metadata": {},
    "name": "ProductStatusPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

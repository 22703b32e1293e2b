/**
 * @generated SignedSource<<73e75e5a9200583b9b6a8bea23410246>>
 * @relayHash c06ab6f0d9657cd98b12a00708fe0d4c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8a25aa0310fb4dff46b3088083ce13751a3848859d3b3a1510d5d0f5061a1f92

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { NewPurchasePageQuery } from './NewPurchasePageQuery.graphql';

const node: PreloadableConcreteRequest<NewPurchasePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8a25aa0310fb4dff46b3088083ce13751a3848859d3b3a1510d5d0f5061a1f92",
    "metadata": {},
    "name": "NewPurchasePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

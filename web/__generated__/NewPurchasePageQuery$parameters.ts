/**
 * @generated SignedSource<<400e2cf9f21d01bac6f063675eccce21>>
 * @relayHash 8015f11a7d99d5db1fa6c6161b08e8e5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e669058d27e051ac367195544d27119e4855b02934d1541e1c351abe09072dfb

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { NewPurchasePageQuery } from './NewPurchasePageQuery.graphql';

const node: PreloadableConcreteRequest<NewPurchasePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e669058d27e051ac367195544d27119e4855b02934d1541e1c351abe09072dfb",
    "metadata": {},
    "name": "NewPurchasePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

/**
 * @generated SignedSource<<644a8b36b3ad1d66bebae5a7defc0b73>>
 * @relayHash 46b740ff2073ab6bf142e2849467bd6b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6fe600a416a966cf16c245d594442501d55c9f46f88819001bab55b0db44e426

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OrderPageQuery } from './OrderPageQuery.graphql';

const node: PreloadableConcreteRequest<OrderPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6fe600a416a966cf16c245d594442501d55c9f46f88819001bab55b0db44e426",
    "metadata": {},
    "name": "OrderPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

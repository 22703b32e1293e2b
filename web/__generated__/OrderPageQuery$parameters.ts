/**
 * @generated SignedSource<<bbd0790e9ec1d3b7e9be82692b5bc2cd>>
 * @relayHash a265d329d1438999d1f99de5d1c7d8d4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d09aab6ee02a1ce5b995b123c1da1efe4a7e389de1c47c26f0ec4e65c0ee16dc

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OrderPageQuery } from './OrderPageQuery.graphql';

const node: PreloadableConcreteRequest<OrderPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d09aab6ee02a1ce5b995b123c1da1efe4a7e389de1c47c26f0ec4e65c0ee16dc",
    "metadata": {},
    "name": "OrderPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

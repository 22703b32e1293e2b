/**
 * @generated SignedSource<<ceca03884ff11e66ec87c8623c46a64f>>
 * @relayHash 801cd34c9327799c7aefcd5b03bf1393
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 364ca7a3c72eef6372e49784a69a1056783a6ebec8604b04b29187b0de21179e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OrderPageQuery } from './OrderPageQuery.graphql';

const node: PreloadableConcreteRequest<OrderPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "364ca7a3c72eef6372e49784a69a1056783a6ebec8604b04b29187b0de21179e",
    "metadata": {},
    "name": "OrderPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

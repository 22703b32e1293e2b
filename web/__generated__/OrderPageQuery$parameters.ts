/**
 * @generated SignedSource<<94b2b77b6a8f25e0392a0a16b635b31a>>
 * @relayHash b809dc9487fbdafbea72a1780160b14a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4ddfbb10a0ea67b20938c2e9e25b832140196849c8419296101eb91a6395e0c6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OrderPageQuery } from './OrderPageQuery.graphql';

const node: PreloadableConcreteRequest<OrderPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4ddfbb10a0ea67b20938c2e9e25b832140196849c8419296101eb91a6395e0c6",
    "metadata": {},
    "name": "OrderPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

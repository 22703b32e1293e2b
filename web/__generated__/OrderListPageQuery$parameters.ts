/**
 * @generated SignedSource<<256959ae03ae407eda0ef2e50fbdc123>>
 * @relayHash b4eb9881f60cde073371dd0f721fc28b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a20cd4440f27a68d5dc6a819d7f8b8a99a9b4008a8d82afc6cfde2516df39932

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OrderListPageQuery } from './OrderListPageQuery.graphql';

const node: PreloadableConcreteRequest<OrderListPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a20cd4440f27a68d5dc6a819d7f8b8a99a9b4008a8d82afc6cfde2516df39932",
    "metadata": {},
    "name": "OrderListPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

/**
 * @generated SignedSource<<e498d3d1d0daae28dbec8a5f7d4ac52e>>
 * @relayHash 5fc5d1b6493713d87caf27f7fa909735
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6d5d11cbbdd14d6ced4f92b0442f142ce733ded42e755c8d9595ab3bc3b0e422

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReturnsBenchPageQuery } from './ReturnsBenchPageQuery.graphql';

const node: PreloadableConcreteRequest<ReturnsBenchPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6d5d11cbbdd14d6ced4f92b0442f142ce733ded42e755c8d9595ab3bc3b0e422",
    "metadata": {},
    "name": "ReturnsBenchPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

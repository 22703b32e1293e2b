/**
 * @generated SignedSource<<4afe747103207ca3421718a402802a4e>>
 * @relayHash 0273da1ba2379d9752a7cf3ba5023a4e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f7c8dd39a9aed4a8bf70e7c5ee3cf1a6be599a845a2aacf6bfedcd356afce47d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReturnsBenchPageQuery } from './ReturnsBenchPageQuery.graphql';

const node: PreloadableConcreteRequest<ReturnsBenchPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f7c8dd39a9aed4a8bf70e7c5ee3cf1a6be599a845a2aacf6bfedcd356afce47d",
    "metadata": {},
    "name": "ReturnsBenchPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

/**
 * @generated SignedSource<<5551b0cb8f48f6c7cac9aee00bafbd10>>
 * @relayHash 1863039f0d9c441ac531a93d7d76f590
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 31125ef4be206aa60469ea72ad59a0b7894082056d74632d2c723539b217cbcc

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PurchaseListPageQuery } from './PurchaseListPageQuery.graphql';

const node: PreloadableConcreteRequest<PurchaseListPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "31125ef4be206aa60469ea72ad59a0b7894082056d74632d2c723539b217cbcc",
    "metadata": {},
    "name": "PurchaseListPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

/**
 * @generated SignedSource<<27dfd8a9ba39a78898a5e45a82aa110a>>
 * @relayHash 73ed691d5fa70c97e20c1b3fe7aa9979
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9c58570581301e2c1f49c9b40985b10c9d356f19fc359cdaa3451a8486abc723

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PurchaseListPageQuery } from './PurchaseListPageQuery.graphql';

const node: PreloadableConcreteRequest<PurchaseListPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9c58570581301e2c1f49c9b40985b10c9d356f19fc359cdaa3451a8486abc723",
    "metadata": {},
    "name": "PurchaseListPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

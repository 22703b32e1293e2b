/**
 * @generated SignedSource<<110e3d644ccb31704ec43f81244c6d85>>
 * @relayHash f5f2a32e03c3b981bc45d2d6c20aca27
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 267d4dddcb0b9f063f498642b606aaf1346df26b035d97635e3fd579f8cd1411

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PurchaseHistoryPageQuery } from './PurchaseHistoryPageQuery.graphql';

const node: PreloadableConcreteRequest<PurchaseHistoryPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "267d4dddcb0b9f063f498642b606aaf1346df26b035d97635e3fd579f8cd1411",
    "metadata": {},
    "name": "PurchaseHistoryPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

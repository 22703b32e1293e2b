/**
 * @generated SignedSource<<7d18652c8e2ce6496e7262bf9345746a>>
 * @relayHash 6671c5436ea648e416f5a8b42441ac8e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a1831552d119946ba5f23326f2e7b42513a35f4d6f8e5431e9d9b1cf6d708a99

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { InventoryReportPageQuery } from './InventoryReportPageQuery.graphql';

const node: PreloadableConcreteRequest<InventoryReportPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a1831552d119946ba5f23326f2e7b42513a35f4d6f8e5431e9d9b1cf6d708a99",
    "metadata": {},
    "name": "InventoryReportPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

/**
 * @generated SignedSource<<700340149b5f7254ed2cef55397da1df>>
 * @relayHash 940e30bd2c001f68e8d80b57f68b9f72
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 132bcb0c3d39d4f7a0d4ec86246ab704e31429123ff163fddc904032dd051aba

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { InventoryReportPageQuery } from './InventoryReportPageQuery.graphql';

const node: PreloadableConcreteRequest<InventoryReportPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "132bcb0c3d39d4f7a0d4ec86246ab704e31429123ff163fddc904032dd051aba",
    "metadata": {},
    "name": "InventoryReportPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

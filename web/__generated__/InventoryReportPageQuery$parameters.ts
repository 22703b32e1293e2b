/**
 * @generated SignedSource<<a3df72790033fb8f59ac9b79972607eb>>
 * @relayHash 346799df1800e13b2e57e02e07dd7150
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 18a63cb00edb5dbff8662e53d987c4c5b1bc353014fb847c4ee49fe12b679985

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { InventoryReportPageQuery } from './InventoryReportPageQuery.graphql';

const node: PreloadableConcreteRequest<InventoryReportPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "18a63cb00edb5dbff8662e53d987c4c5b1bc353014fb847c4ee49fe12b679985",
    "metadata": {},
    "name": "InventoryReportPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

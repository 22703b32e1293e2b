/**
 * @generated SignedSource<<74e80d9720b93b516892c373ebcdb342>>
 * @relayHash 871c51f3aa3a560363f5f9a021fe406c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0775dfa3081d45a925848927d42512037d011f494b1472a61e7e7c1873225e02

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { InventoryReportPageQuery } from './InventoryReportPageQuery.graphql';

const node: PreloadableConcreteRequest<InventoryReportPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0775dfa3081d45a925848927d42512037d011f494b1472a61e7e7c1873225e02",
    "metadata": {},
    "name": "InventoryReportPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

/**
 * @generated SignedSource<<33e06b69bd0282cc41fa167bbea1162b>>
 * @relayHash 20897fcb595750e4bd3f6fdeabb9793d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7b285fbbca9c2a5cb3c05054f39d6cc8c10721d5f64d9d9f020ca7f7761251fa

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EmployeeReportPageQuery } from './EmployeeReportPageQuery.graphql';

const node: PreloadableConcreteRequest<EmployeeReportPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7b285fbbca9c2a5cb3c05054f39d6cc8c10721d5f64d9d9f020ca7f7761251fa",
    "metadata": {},
    "name": "EmployeeReportPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

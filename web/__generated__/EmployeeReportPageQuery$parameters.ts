/**
 * @generated SignedSource<<e5150dad93a2a2dc4179bbc156da527e>>
 * @relayHash 9a498dccd65413c3e45be51be06941c4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 470e757f6cd8deddca37f0993e622aae67ca2ad70602a27f2bd69e55d475fca4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EmployeeReportPageQuery } from './EmployeeReportPageQuery.graphql';

const node: PreloadableConcreteRequest<EmployeeReportPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "470e757f6cd8deddca37f0993e622aae67ca2ad70602a27f2bd69e55d475fca4",
    "metadata": {},
    "name": "EmployeeReportPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

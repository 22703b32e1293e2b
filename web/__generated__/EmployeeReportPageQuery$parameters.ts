/**
 * @generated SignedSource<<3c49260282daae88034aa1b7e24a1591>>
 * @relayHash b1b508145095185aaea1848580e2b4f6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 717a6c3661fcf497588303bc729c733053afea2759174144e58698f3d26e50ec

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EmployeeReportPageQuery } from './EmployeeReportPageQuery.graphql';

const node: PreloadableConcreteRequest<EmployeeReportPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "717a6c3661fcf497588303bc729c733053afea2759174144e58698f3d26e50ec",
    "metadata": {},
    "name": "EmployeeReportPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

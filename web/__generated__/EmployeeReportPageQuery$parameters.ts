/**
 * @generated SignedSource<<2a84015fbf7918c67840c9808a968b9e>>
 * @relayHash 03279b306f46d37a1a1dfe832c3dcb2b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3c9317fa1d96e5c6febcdf783ba420d396910991e560f75cb6722fa22b9d4ec6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EmployeeReportPageQuery } from './EmployeeReportPageQuery.graphql';

const node: PreloadableConcreteRequest<EmployeeReportPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3c9317fa1d96e5c6febcdf783ba420d396910991e560f75cb6722fa22b9d4ec6",
    "metadata": {},
    "name": "EmployeeReportPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

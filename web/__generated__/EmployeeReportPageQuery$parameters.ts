/**
 * @generated SignedSource<<c30517009c88822e97f888f18f8cb422>>
 * @relayHash 29fd3dea4828f708b3a41c38cde247eb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0f63eb30acfbc6d26a02d1bd38098544544cf00baecb37c0f45e57a32bb3b252

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EmployeeReportPageQuery } from './EmployeeReportPageQuery.graphql';

const node: PreloadableConcreteRequest<EmployeeReportPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0f63eb30acfbc6d26a02d1bd38098544544cf00baecb37c0f45e57a32bb3b252",
    "metadata": {},
    "name": "EmployeeReportPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

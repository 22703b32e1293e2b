/**
 * @generated SignedSource<<9a2167d0e4125f267228e813f0f4a755>>
 * @relayHash 6155e1f3e51bdd5df9823535f37c37e0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 75af84c7eb1df3f39f1a8b840a0f8385b6573ee6b968095d46a6b86d439ab456

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EmployeeReportPageQuery } from './EmployeeReportPageQuery.graphql';

const node: PreloadableConcreteRequest<EmployeeReportPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "75af84c7eb1df3f39f1a8b840a0f8385b6573ee6b968095d46a6b86d439ab456",
    "metadata": {},
    "name": "EmployeeReportPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

/**
 * @generated SignedSource<<8d89c9b85824134a6821b01ae911d99b>>
 * @relayHash eade90ded712edc7ca49affe44954247
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 05c437f8d4e82ac43a95e8865573117b60f2b6dfdfcc0e5852066710ee7f39c6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DashboardPageQuery } from './DashboardPageQuery.graphql';

const node: PreloadableConcreteRequest<DashboardPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "05c437f8d4e82ac43a95e8865573117b60f2b6dfdfcc0e5852066710ee7f39c6",
    "metadata": {},
    "name": "DashboardPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

/**
 * @generated SignedSource<<04e05198d83770728048cc6f0e160ec0>>
 * @relayHash ba58f3b02a0bfc2fbbc0108cde9d1835
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 91b9f8b0bf628f53eac7ccd48c6f1194bfa428b40f34c6fbe726944c3ee2d5e1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PlatformPaymentsPageQuery } from './PlatformPaymentsPageQuery.graphql';

const node: PreloadableConcreteRequest<PlatformPaymentsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "91b9f8b0bf628f53eac7ccd48c6f1194bfa428b40f34c6fbe726944c3ee2d5e1",
    "metadata": {},
    "name": "PlatformPaymentsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

/**
 * @generated SignedSource<<f2a213e4af1f1a3a88915aa9a67d6dd1>>
 * @relayHash f6860c0220b848fa451158222d89852e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b0500d36367d37c024413e0bd37355f4c983f7300148bd992b43668a298404c9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LiabilityListPageQuery } from './LiabilityListPageQuery.graphql';

const node: PreloadableConcreteRequest<LiabilityListPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b0500d36367d37c024413e0bd37355f4c983f7300148bd992b43668a298404c9",
    "metadata": {},
    "name": "LiabilityListPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

/**
 * @generated SignedSource<<e3cb7a9f0e5105a3c23fd765f7f981bc>>
 * @relayHash c2a054c1158df884ecde8d9d31ba0f84
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 748b85ba1ac7263960c8273fd3daf37410653be06d94a33cf49964d863fbed15

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EntriesPageQuery } from './EntriesPageQuery.graphql';

const node: PreloadableConcreteRequest<EntriesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "748b85ba1ac7263960c8273fd3daf37410653be06d94a33cf49964d863fbed15",
    "metadata": {},
    "name": "EntriesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

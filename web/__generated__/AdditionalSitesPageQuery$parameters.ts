/**
 * @generated SignedSource<<e15add59398dbdf44a8c6df293146280>>
 * @relayHash 713f6f2e568bcd8accec97da26b27261
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4f58eea384f9487ee290714d66c0f2f8d6084d5b66ab977936aa9fbe27655bf9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdditionalSitesPageQuery } from './AdditionalSitesPageQuery.graphql';

const node: PreloadableConcreteRequest<AdditionalSitesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4f58eea384f9487ee290714d66c0f2f8d6084d5b66ab977936aa9fbe27655bf9",
    "metadata": {},
    "name": "AdditionalSitesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

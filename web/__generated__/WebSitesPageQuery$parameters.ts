/**
 * @generated SignedSource<<26f99e3f4ce0abe8b64c2427c38e0ff1>>
 * @relayHash 7130b66d0bf95e83ddc835752543b735
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5b4d46f789c91e29361f12383f80b1e051d903fd33d2a3c832c28e731280103f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WebSitesPageQuery } from './WebSitesPageQuery.graphql';

const node: PreloadableConcreteRequest<WebSitesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5b4d46f789c91e29361f12383f80b1e051d903fd33d2a3c832c28e731280103f",
    "metadata": {},
    "name": "WebSitesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

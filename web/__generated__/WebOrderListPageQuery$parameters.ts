/**
 * @generated SignedSource<<eb0913d539301d791c74d369830ae057>>
 * @relayHash 6808fdd6228524821aca613fc04dcfdf
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b4cba3c984ab8e339697c2a03dba7387712a89faa5221dc8d91894c53f74e299

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WebOrderListPageQuery } from './WebOrderListPageQuery.graphql';

const node: PreloadableConcreteRequest<WebOrderListPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b4cba3c984ab8e339697c2a03dba7387712a89faa5221dc8d91894c53f74e299",
    "metadata": {},
    "name": "WebOrderListPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

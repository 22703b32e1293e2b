/**
 * @generated SignedSource<<d9128d190cb8c62bbf77981237aab795>>
 * @relayHash b4ad222da95b3a30bd23f18dda00118a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0a15f74c92157a999430a405df2c9273b60051f17e7e981d0e968edf7865be04

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WebOrderPageQuery } from './WebOrderPageQuery.graphql';

const node: PreloadableConcreteRequest<WebOrderPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0a15f74c92157a999430a405df2c9273b60051f17e7e981d0e968edf7865be04",
    "metadata": {},
    "name": "WebOrderPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

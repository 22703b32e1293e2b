/**
 * @generated SignedSource<<5f91a4f48e411de48859437a8fe62b3f>>
 * @relayHash bf515e8e8a252dc2ad4b0070dbe1ba7d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f1bfe0635fabfe37834ccd4865c7c5d38ab40e00043d07dc664361e2593216a8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WebOrderPageQuery } from './WebOrderPageQuery.graphql';

const node: PreloadableConcreteRequest<WebOrderPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f1bfe0635fabfe37834ccd4865c7c5d38ab40e00043d07dc664361e2593216a8",
    "metadata": {},
    "name": "WebOrderPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

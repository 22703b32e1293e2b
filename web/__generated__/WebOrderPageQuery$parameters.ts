/**
 * @generated SignedSource<<b6eca33c418bbdbd281959f90c5b8a8e>>
 * @relayHash d911f364c48d296994058906316294ed
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 524a5c4d124a9c2cb0f439fbb8c117298e6b592362993bf407013eea6842bcc1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WebOrderPageQuery } from './WebOrderPageQuery.graphql';

const node: PreloadableConcreteRequest<WebOrderPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "524a5c4d124a9c2cb0f439fbb8c117298e6b592362993bf407013eea6842bcc1",
    "metadata": {},
    "name": "WebOrderPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

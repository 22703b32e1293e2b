/**
 * @generated SignedSource<<3cac2cc5ea7fa7e07a520a24a8dc3b01>>
 * @relayHash ed0297f7775c8e77098ad490d2969fae
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 28ef3179c6dfa8f8741b131d9d3f18a6741c0b6a22f7d1a615132d2d68184a16

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PlatformPaymentPageQuery } from './PlatformPaymentPageQuery.graphql';

const node: PreloadableConcreteRequest<PlatformPaymentPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "28ef3179c6dfa8f8741b131d9d3f18a6741c0b6a22f7d1a615132d2d68184a16",
    "metadata": {},
    "name": "PlatformPaymentPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

/**
 * @generated SignedSource<<7307757bee65a7d163f829904fff760e>>
 * @relayHash 09e81c005704f26fd78c4a8becec0550
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a4572ca07094a4341e2b18d79bc8b24025722509ebe5548ce400b015d32e5b77

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PlatformPaymentPageQuery } from './PlatformPaymentPageQuery.graphql';

const node: PreloadableConcreteRequest<PlatformPaymentPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a4572ca07094a4341e2b18d79bc8b24025722509ebe5548ce400b015d32e5b77",
    "metadata": {},
    "name": "PlatformPaymentPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

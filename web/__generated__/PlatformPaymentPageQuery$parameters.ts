/**
 * @generated SignedSource<<fd1db7af584f7f485d39a3b9811aabae>>
 * @relayHash 0cdbbb9f6f6a2423afe14510386e5d89
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 37bc02c485d3cf085a438489035f49e833af2df446c2ef76ea33c480c365bc4b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PlatformPaymentPageQuery } from './PlatformPaymentPageQuery.graphql';

const node: PreloadableConcreteRequest<PlatformPaymentPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "37bc02c485d3cf085a438489035f49e833af2df446c2ef76ea33c480c365bc4b",
    "metadata": {},
    "name": "PlatformPaymentPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

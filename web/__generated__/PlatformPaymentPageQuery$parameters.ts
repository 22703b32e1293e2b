/**
 * @generated SignedSource<<fba4e7a1489615135eb13461120b5c4e>>
 * @relayHash ddfa4c60bed866b1d7e6a91bb2d418f4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6165624098cec589774d523685d1c8377e77222e15e492626084131fd3c02d50

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PlatformPaymentPageQuery } from './PlatformPaymentPageQuery.graphql';

const node: PreloadableConcreteRequest<PlatformPaymentPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6165624098cec589774d523685d1c8377e77222e15e492626084131fd3c02d50",
    "metadata": {},
    "name": "PlatformPaymentPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

/**
 * @generated SignedSource<<bfce56c7a88e4ec049eabb6227319e7c>>
 * @relayHash 53f12ed6e25bd0ba52af69c2e945463a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 62912094915f9fe8042d6b211f229eecb1b1595aa0d6e9bc73acd1ecf078911e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PlatformPaymentPageQuery } from './PlatformPaymentPageQuery.graphql';

const node: PreloadableConcreteRequest<PlatformPaymentPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "62912094915f9fe8042d6b211f229eecb1b1595aa0d6e9bc73acd1ecf078911e",
    "metadata": {},
    "name": "PlatformPaymentPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

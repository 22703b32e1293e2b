/**
 * @generated SignedSource<<abc99664cebab80812523d0eccd664bc>>
 * @relayHash 9230c1a2c61a8a4e24f86570cfb70093
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1aa3dc10e202d760384974140dd7d3056c585a7fa1a757f64bbb685dbc3adba3

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PlatformPaymentPageQuery } from './PlatformPaymentPageQuery.graphql';

const node: PreloadableConcreteRequest<PlatformPaymentPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1aa3dc10e202d760384974140dd7d3056c585a7fa1a757f64bbb685dbc3adba3",
    "metadata": {},
    "name": "PlatformPaymentPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

/**
 * @generated SignedSource<<449e1f0e9ab8bbfbe7108a4a158cbf74>>
 * @relayHash 2a4a2259a15c9f9f9e3aa93952cd0cc6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1a331032ebcdb36e3b433211107ae031d75d5ed059f62b75bb1405fb82bcf503

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WebOrderPageQuery } from './WebOrderPageQuery.graphql';

const node: PreloadableConcreteRequest<WebOrderPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1a331032ebcdb36e3b433211107ae031d75d5ed059f62b75bb1405fb82bcf503",
    "metadata": {},
    "name": "WebOrderPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

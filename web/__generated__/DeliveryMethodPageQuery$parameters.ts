/**
 * @generated SignedSource<<5395c2ac94a6a31ffa43d8af066e7a4d>>
 * @relayHash 26ded994597f6ecfa7883930bb547cb3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e43daf387c86cb6f8050d3a750b9fad06b657ff174f005f015689bb9b8af7447

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DeliveryMethodPageQuery } from './DeliveryMethodPageQuery.graphql';

const node: PreloadableConcreteRequest<DeliveryMethodPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e43daf387c86cb6f8050d3a750b9fad06b657ff174f005f015689bb9b8af7447",
    "metadata": {},
    "name": "DeliveryMethodPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

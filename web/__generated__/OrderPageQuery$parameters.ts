/**
 * @generated SignedSource<<b5b400fe202cd15fee16af5c9d16766f>>
 * @relayHash a4dfa9846305752aa07c71fc7dbb7b16
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID aac36c5c658598f0cbd5afe12e5a3df2723c7302660069c80e3021d461e29b55

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OrderPageQuery } from './OrderPageQuery.graphql';

const node: PreloadableConcreteRequest<OrderPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "aac36c5c658598f0cbd5afe12e5a3df2723c7302660069c80e3021d461e29b55",
    "metadata": {},
    "name": "OrderPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

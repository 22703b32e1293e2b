/**
 * @generated SignedSource<<7739688d1754b8f0f08b6e9fcdce1ed5>>
 * @relayHash 1a0cef141898e0e6be49dcd8f95849db
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID aea7d78244276ef9f41927e206fd3cb8c984ff17060d6654a072167ce824c3cc

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WebOrderListPageQuery } from './WebOrderListPageQuery.graphql';

const node: PreloadableConcreteRequest<WebOrderListPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "aea7d78244276ef9f41927e206fd3cb8c984ff17060d6654a072167ce824c3cc",
    "metadata": {},
    "name": "WebOrderListPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

/**
 * @generated SignedSource<<13623bd99c7243f3b9c26ede9120ec8c>>
 * @relayHash 506bce08df77b33afc33f0bd48afc05f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ce9f1c5aacedffe2da1f51ff33b35eb3a67e822749bfca572d1e5f8b47227fb3

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WebOrderListPageQuery } from './WebOrderListPageQuery.graphql';

const node: PreloadableConcreteRequest<WebOrderListPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ce9f1c5aacedffe2da1f51ff33b35eb3a67e822749bfca572d1e5f8b47227fb3",
    "metadata": {},
    "name": "WebOrderListPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

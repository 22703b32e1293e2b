/**
 * @generated SignedSource<<65f98896bd37018b668ea4539e36679e>>
 * @relayHash 84fd91308db1a20f8b4a72ed41b53be5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 72b49a5a6fbe408ce57bca2396417dbd1d3a475a1418b64c6d242cb325b697ff

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OrderPageQuery } from './OrderPageQuery.graphql';

const node: PreloadableConcreteRequest<OrderPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "72b49a5a6fbe408ce57bca2396417dbd1d3a475a1418b64c6d242cb325b697ff",
    "metadata": {},
    "name": "OrderPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

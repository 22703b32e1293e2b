/**
 * @generated SignedSource<<9a17e3c53510cf9847200f1f0e9a7d60>>
 * @relayHash 454940ebf647de9e6dd54bc872d2259a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 28c6372e6a5b8b6201e4c9dfd04cb329a91911c26d0f4b4c9a38c23bfcb11134

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BulkJobPageQuery } from './BulkJobPageQuery.graphql';

const node: PreloadableConcreteRequest<BulkJobPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "28c6372e6a5b8b6201e4c9dfd04cb329a91911c26d0f4b4c9a38c23bfcb11134",
    "metadata": {},
    "name": "BulkJobPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

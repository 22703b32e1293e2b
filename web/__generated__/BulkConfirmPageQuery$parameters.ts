/**
 * @generated SignedSource<<e9e02b86d3ee6684ab7c757be5070c51>>
 * @relayHash 3ca51bab31428729bbf6c736aa7718bb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 547781cb0bd9b058096bcbc8df34ac64a2f8efe0659fad18b87f836d08351e9c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BulkConfirmPageQuery } from './BulkConfirmPageQuery.graphql';

const node: PreloadableConcreteRequest<BulkConfirmPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "547781cb0bd9b058096bcbc8df34ac64a2f8efe0659fad18b87f836d08351e9c",
    "metadata": {},
    "name": "BulkConfirmPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

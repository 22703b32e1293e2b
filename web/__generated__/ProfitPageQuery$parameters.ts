/**
 * @generated SignedSource<<1f79b866653f70c47d1a48e8a2089fae>>
 * @relayHash 1a44259fd48ffe57c941d9ef5c3a845b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7f3b9095a74612810ac89b19f8cfbd876fca4c21c65348d881d3bce0306e2da7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProfitPageQuery } from './ProfitPageQuery.graphql';

const node: PreloadableConcreteRequest<ProfitPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7f3b9095a74612810ac89b19f8cfbd876fca4c21c65348d881d3bce0306e2da7",
    "metadata": {},
    "name": "ProfitPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

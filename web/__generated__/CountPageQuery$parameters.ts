/**
 * @generated SignedSource<<5bf5d6c55e7167f6bd72a9b263e24f81>>
 * @relayHash ec99b9b19fd633b211a128d09fe83117
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 75ce1146720ef808270c58216277e042b5f294d580bc6859898e965cbb933513

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CountPageQuery } from './CountPageQuery.graphql';

const node: PreloadableConcreteRequest<CountPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "75ce1146720ef808270c58216277e042b5f294d580bc6859898e965cbb933513",
    "metadata": {},
    "name": "CountPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

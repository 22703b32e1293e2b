/**
 * @generated SignedSource<<5dfa031816653a6ac5bce309daa2b547>>
 * @relayHash b30899b11e7cd2dddd3704787f1ef23c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 92e67f3d27a2c07eae8330edbe109cf55010145bbf0e2af9fe9fd9fe6b577912

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CountPageQuery } from './CountPageQuery.graphql';

const node: PreloadableConcreteRequest<CountPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "92e67f3d27a2c07eae8330edbe109cf55010145bbf0e2af9fe9fd9fe6b577912",
    "metadata": {},
    "name": "CountPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

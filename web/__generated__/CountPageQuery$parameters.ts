/**
 * @generated SignedSource<<c0e9e364e069e59319ab57081ceb1202>>
 * @relayHash 8df1e064785a3e4a6ec3cd0d55ddcc74
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e9791e67b549919b551e52f44b41335e6f7a4d08f620894d03207382434a51c1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CountPageQuery } from './CountPageQuery.graphql';

const node: PreloadableConcreteRequest<CountPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e9791e67b549919b551e52f44b41335e6f7a4d08f620894d03207382434a51c1",
    "metadata": {},
    "name": "CountPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

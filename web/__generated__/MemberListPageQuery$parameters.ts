/**
 * @generated SignedSource<<db79be7e8f851b21629ab76c8673422f>>
 * @relayHash fc76648b1915eb7723a3fc7ceffcb2e2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 35145304b42b6159e4e4ab45b084a0ce825c7fe4d9b01644ec59ac4031ea85a5

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MemberListPageQuery } from './MemberListPageQuery.graphql';

const node: PreloadableConcreteRequest<MemberListPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "35145304b42b6159e4e4ab45b084a0ce825c7fe4d9b01644ec59ac4031ea85a5",
    "metadata": {},
    "name": "MemberListPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

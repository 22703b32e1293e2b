/**
 * @generated SignedSource<<c287fc6604f45bee29f7b5781f266750>>
 * @relayHash c4617c572c2d94fdb944817c7d64a7fb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a5e9415695447bf7cd3357fe89f57f762e5d06783d51ff8cd84d4e5d3259d025

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MemberListPageQuery } from './MemberListPageQuery.graphql';

const node: PreloadableConcreteRequest<MemberListPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a5e9415695447bf7cd3357fe89f57f762e5d06783d51ff8cd84d4e5d3259d025",
    "metadata": {},
    "name": "MemberListPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

/**
 * @generated SignedSource<<625d1e438a6549a52b4f3209a8ab4e24>>
 * @relayHash 4d13680dfd4b9f7556276fbf002ae2ab
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6ebe260aaa1f978089bb437c50b4deb03b0d8b0ef9bca11e4cc9a63153433d60

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EntriesPageQuery } from './EntriesPageQuery.graphql';

const node: PreloadableConcreteRequest<EntriesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6ebe260aaa1f978089bb437c50b4deb03b0d8b0ef9bca11e4cc9a63153433d60",
    "metadata": {},
    "name": "EntriesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

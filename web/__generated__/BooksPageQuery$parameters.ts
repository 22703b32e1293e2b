/**
 * @generated SignedSource<<eab1ade6bd9f4a9fdc8fdde08c96fe9d>>
 * @relayHash 9f8d8ddb979e065a1290b515e91ac69b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f4b17f8a21995d2bf43672cfd718956f843ce0fd6dbd1ad1013e7f418054ec36

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BooksPageQuery } from './BooksPageQuery.graphql';

const node: PreloadableConcreteRequest<BooksPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f4b17f8a21995d2bf43672cfd718956f843ce0fd6dbd1ad1013e7f418054ec36",
    "metadata": {},
    "name": "BooksPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

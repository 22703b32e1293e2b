/**
 * @generated SignedSource<<deac80a149c7e07b275af4ccc147b6ca>>
 * @relayHash d6ac81c9e8381db568d4f40a47cd3e02
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID eca31f3ade9e781c53105ac2eb0a3ee175ae3e6048df85b4597bebee3b103060

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TransferPageQuery } from './TransferPageQuery.graphql';

const node: PreloadableConcreteRequest<TransferPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "eca31f3ade9e781c53105ac2eb0a3ee175ae3e6048df85b4597bebee3b103060",
    "metadata": {},
    "name": "TransferPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

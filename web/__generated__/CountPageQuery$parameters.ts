/**
 * @generated SignedSource<<90ccd1bdc81e721b4818178ec49e8e7f>>
 * @relayHash 0368f26108a4da6fcc3ae5154b92d97e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 10f2c4e0ee024c99d92796e27a3dc97c79b4b7cc758c96447cf47ce73368404a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CountPageQuery } from './CountPageQuery.graphql';

const node: PreloadableConcreteRequest<CountPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "10f2c4e0ee024c99d92796e27a3dc97c79b4b7cc758c96447cf47ce73368404a",
    "metadata": {},
    "name": "CountPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

/**
 * @generated SignedSource<<f4a71668bc19a4996bf2f3847c4cc8fb>>
 * @relayHash 1062793a7901f8dc43f6bbb85cf9c9df
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a70b2a3f4562f4817a8c4b9d65345a58c07bbc7e8ff1971768a391e01f4ba7f2

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { NotSettledPageQuery } from './NotSettledPageQuery.graphql';

const node: PreloadableConcreteRequest<NotSettledPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a70b2a3f4562f4817a8c4b9d65345a58c07bbc7e8ff1971768a391e01f4ba7f2",
    "metadata": {},
    "name": "NotSettledPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

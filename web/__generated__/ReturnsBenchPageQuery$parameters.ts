/**
 * @generated SignedSource<<1ee700e07bf82e56276cec67b40a39ef>>
 * @relayHash ea1c91c84ad9c178c285395596aa1a7e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 59c69b52ce2ae1fea32b29520aee48960d01a95227434bda2afd21f01e0a6242

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReturnsBenchPageQuery } from './ReturnsBenchPageQuery.graphql';

const node: PreloadableConcreteRequest<ReturnsBenchPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "59c69b52ce2ae1fea32b29520aee48960d01a95227434bda2afd21f01e0a6242",
    "metadata": {},
    "name": "ReturnsBenchPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

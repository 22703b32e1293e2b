/**
 * @generated SignedSource<<17d21185830c847c7742f6e6c64fe071>>
 * @relayHash ecb66a35182e3f5a522fa26083e607b7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 484025640de510c9d62fc71d7668d9f9cbf25db53d29caa23de6d49469d8d8b7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CourierStatementPageQuery } from './CourierStatementPageQuery.graphql';

const node: PreloadableConcreteRequest<CourierStatementPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "484025640de510c9d62fc71d7668d9f9cbf25db53d29caa23de6d49469d8d8b7",
    "metadata": {},
    "name": "CourierStatementPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

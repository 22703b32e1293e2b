/**
 * @generated SignedSource<<433a8cd76988ab011aabce790583a69d>>
 * @relayHash 288a956aafa6fb5d6e3410ff67a93f92
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 521d171e609f9b8236ceeea9984c8b8ead838ea2992f35444a1500dba1039fe2

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WebOrderPageQuery } from './WebOrderPageQuery.graphql';

const node: PreloadableConcreteRequest<WebOrderPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "521d171e609f9b8236ceeea9984c8b8ead838ea2992f35444a1500dba1039fe2",
    "metadata": {},
    "name": "WebOrderPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

/**
 * @generated SignedSource<<fd3724fc5f982406de0e58077e746e4f>>
 * @relayHash e8524c42b560e425ed104c68b65fb7c6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 55a5ec4b8a826efda56b3fa69bfe3d2b6402086a3cc6ad485047aa73aa6be31f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WebOrderPageQuery } from './WebOrderPageQuery.graphql';

const node: PreloadableConcreteRequest<WebOrderPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "55a5ec4b8a826efda56b3fa69bfe3d2b6402086a3cc6ad485047aa73aa6be31f",
    "metadata": {},
    "name": "WebOrderPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

/**
 * @generated SignedSource<<1a1d74b1a0f3935158f2e1c0f0007662>>
 * @relayHash de9564ec500fd8f7f914f503ae1ff626
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID eaa3728d8d5d438bc6643eeb02834dbd83a7ed94f0c8327f403145688c7776a1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WebOrderPageQuery } from './WebOrderPageQuery.graphql';

const node: PreloadableConcreteRequest<WebOrderPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "eaa3728d8d5d438bc6643eeb02834dbd83a7ed94f0c8327f403145688c7776a1",
    "metadata": {},
    "name": "WebOrderPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

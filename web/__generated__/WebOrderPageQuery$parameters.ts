/**
 * @generated SignedSource<<491bcd29f49b504092754e257f9f3088>>
 * @relayHash 82885ecc1f450b81a4623d32e16cde3b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 424464ce99f7fa821be3d7de6db5e7dc193d673d4fc16b8fde75edf770dfc963

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WebOrderPageQuery } from './WebOrderPageQuery.graphql';

const node: PreloadableConcreteRequest<WebOrderPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "424464ce99f7fa821be3d7de6db5e7dc193d673d4fc16b8fde75edf770dfc963",
    "metadata": {},
    "name": "WebOrderPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

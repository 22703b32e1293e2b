/**
 * @generated SignedSource<<1a7cce6c390c524737d36feb7d4f3f7f>>
 * @relayHash 33fba6a1c0dd467e7f0ed7c19dd68ede
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a534b8b947daac81c2b73f91a47fb4c2330a31fc564656849269984ce3c30b6d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WebOrderPageQuery } from './WebOrderPageQuery.graphql';

const node: PreloadableConcreteRequest<WebOrderPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a534b8b947daac81c2b73f91a47fb4c2330a31fc564656849269984ce3c30b6d",
    "metadata": {},
    "name": "WebOrderPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

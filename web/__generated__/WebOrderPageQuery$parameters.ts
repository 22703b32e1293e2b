/**
 * @generated SignedSource<<ddf1d4dd7ea4ae323a7353a56f98d2ba>>
 * @relayHash a35e40895cd1042cc970042ae2d4f391
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 39b33622b74d581145a79f98707eefb91a0bd1163ddb7f3297fc67a55c9eedf9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WebOrderPageQuery } from './WebOrderPageQuery.graphql';

const node: PreloadableConcreteRequest<WebOrderPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "39b33622b74d581145a79f98707eefb91a0bd1163ddb7f3297fc67a55c9eedf9",
    "metadata": {},
    "name": "WebOrderPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

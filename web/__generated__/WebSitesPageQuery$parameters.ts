/**
 * @generated SignedSource<<71319a5e5b39bf12951f8c53ea011ed1>>
 * @relayHash 84ecce366ad6f093eee3ce5c2131291a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cf15ce486b8609bca9f27805e2793a1e982b7baa810272c0767ca8a6a63f984e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WebSitesPageQuery } from './WebSitesPageQuery.graphql';

const node: PreloadableConcreteRequest<WebSitesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "cf15ce486b8609bca9f27805e2793a1e982b7baa810272c0767ca8a6a63f984e",
    "metadata": {},
    "name": "WebSitesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

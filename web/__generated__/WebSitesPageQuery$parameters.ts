/**
 * @generated SignedSource<<107ab0cadfa7c6c97c5879426b910f13>>
 * @relayHash 4958161b53f0836b6d6130611c63204f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9c1fa4fcde974179a18f4195feacf9e3e66868a7059158a7f3dc7b4a01de664d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WebSitesPageQuery } from './WebSitesPageQuery.graphql';

const node: PreloadableConcreteRequest<WebSitesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9c1fa4fcde974179a18f4195feacf9e3e66868a7059158a7f3dc7b4a01de664d",
    "metadata": {},
    "name": "WebSitesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

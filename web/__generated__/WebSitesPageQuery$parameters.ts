/**
 * @generated SignedSource<<cff983d00cab2fba7311f53c14cdf654>>
 * @relayHash 624652af08647971de6abd6f9d4ce4a3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cbadc1be94d1901b274c4b7175d988613cf9c31f8fb557835f30b41fac9303fd

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WebSitesPageQuery } from './WebSitesPageQuery.graphql';

const node: PreloadableConcreteRequest<WebSitesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "cbadc1be94d1901b274c4b7175d988613cf9c31f8fb557835f30b41fac9303fd",
    "metadata": {},
    "name": "WebSitesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

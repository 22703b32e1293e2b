/**
 * @generated SignedSource<<bee31d373131976b3f6cca934b65a9c5>>
 * @relayHash 873721fa80b85e27e3e9c613b97e3ee9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d774d55760b92df447219c93d30cd203b081a5d0d6d82c8b9cea19e85d60405b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WebSitesPageQuery } from './WebSitesPageQuery.graphql';

const node: PreloadableConcreteRequest<WebSitesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d774d55760b92df447219c93d30cd203b081a5d0d6d82c8b9cea19e85d60405b",
    "metadata": {},
    "name": "WebSitesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

/**
 * @generated SignedSource<<fa68092ba3a763604ccf636141ee5b3e>>
 * @relayHash b77563f64e793591b73833d2f2beff8d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7a094645bf4a081a1858720c28bca9a88ee30820a3c672a95e3430c34ac93739

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WebSitesPageQuery } from './WebSitesPageQuery.graphql';

const node: PreloadableConcreteRequest<WebSitesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7a094645bf4a081a1858720c28bca9a88ee30820a3c672a95e3430c34ac93739",
    "metadata": {},
    "name": "WebSitesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

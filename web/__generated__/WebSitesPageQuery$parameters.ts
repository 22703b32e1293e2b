/**
 * @generated SignedSource<<9fc093ed8c64557cd1814817b0fd9728>>
 * @relayHash bdfc86a00dc714bb9d88701e5dc7773c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID aa90bae3a5abea1b9c6b258c713ec1d802e0a662adf1e07e5b6713c8a1fa7f8c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WebSitesPageQuery } from './WebSitesPageQuery.graphql';

const node: PreloadableConcreteRequest<WebSitesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "aa90bae3a5abea1b9c6b258c713ec1d802e0a662adf1e07e5b6713c8a1fa7f8c",
    "metadata": {},
    "name": "WebSitesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

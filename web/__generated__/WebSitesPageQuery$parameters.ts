/**
 * @generated SignedSource<<8d89432912e540d354a539a47d16debc>>
 * @relayHash 7a3148ecb8d4850bcb7952785cf4d1ce
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9e7be4f5fb321bdf261fda37446a1b69d94c155297ee9838ac77ff4d27697c1f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WebSitesPageQuery } from './WebSitesPageQuery.graphql';

const node: PreloadableConcreteRequest<WebSitesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9e7be4f5fb321bdf261fda37446a1b69d94c155297ee9838ac77ff4d27697c1f",
    "metadata": {},
    "name": "WebSitesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

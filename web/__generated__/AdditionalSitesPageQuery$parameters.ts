/**
 * @generated SignedSource<<d5a9737bbf8df45b9cbf9c964ce7b3f8>>
 * @relayHash e70c24c20d963988457b728603a0c5b4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 469262c9e32d7a0e1caddd516c5b3bdc36115d16c08cf8d6d11c3fb5953351a0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdditionalSitesPageQuery } from './AdditionalSitesPageQuery.graphql';

const node: PreloadableConcreteRequest<AdditionalSitesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "469262c9e32d7a0e1caddd516c5b3bdc36115d16c08cf8d6d11c3fb5953351a0",
    "metadata": {},
    "name": "AdditionalSitesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

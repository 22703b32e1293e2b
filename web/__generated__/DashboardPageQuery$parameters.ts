/**
 * @generated SignedSource<<6967c1e5648985d2e8ce765cfff4f2d8>>
 * @relayHash 0483c970ffb364279629b402c65613e3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3a0dd73f6d97ab2abc4e28543da0a6e96aba58a54b7d99740f94cfd1fd896e0c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DashboardPageQuery } from './DashboardPageQuery.graphql';

const node: PreloadableConcreteRequest<DashboardPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3a0dd73f6d97ab2abc4e28543da0a6e96aba58a54b7d99740f94cfd1fd896e0c",
    "metadata": {},
    "name": "DashboardPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

/**
 * @generated SignedSource<<b46cad3c37a2b6e8301b749d183cce7b>>
 * @relayHash 36f6e685a32dae5e4066b12b5239afd3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 33da5fa12b8fe4d4050c0bf70257758d9b6080ceee74b3c3187937c887d198e1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DashboardPageQuery } from './DashboardPageQuery.graphql';

const node: PreloadableConcreteRequest<DashboardPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "33da5fa12b8fe4d4050c0bf70257758d9b6080ceee74b3c3187937c887d198e1",
    "metadata": {},
    "name": "DashboardPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

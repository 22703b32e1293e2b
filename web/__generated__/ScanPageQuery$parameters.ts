/**
 * @generated SignedSource<<090e5e1dc028a917326ed8a1cf5a7675>>
 * @relayHash c94b42029e92f8dd6be18e2abb76761c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d06fef2fc1f2b467fc498af87600a134b41ca0e559493304ea1a18e5721843f3

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ScanPageQuery } from './ScanPageQuery.graphql';

const node: PreloadableConcreteRequest<ScanPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d06fef2fc1f2b467fc498af87600a134b41ca0e559493304ea1a18e5721843f3",
    "metadata": {},
    "name": "ScanPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

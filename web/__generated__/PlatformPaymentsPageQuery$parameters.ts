/**
 * @generated SignedSource<<e26817fbd1d97f922f420e07445520e3>>
 * @relayHash 10731fffdb3b77e6b4536a7db48b7e45
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e6fb35b0afbe11595d5cba5b03b07f2a398e2ef1aa762dbac21ff5dfd3b81734

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PlatformPaymentsPageQuery } from './PlatformPaymentsPageQuery.graphql';

const node: PreloadableConcreteRequest<PlatformPaymentsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e6fb35b0afbe11595d5cba5b03b07f2a398e2ef1aa762dbac21ff5dfd3b81734",
    "metadata": {},
    "name": "PlatformPaymentsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

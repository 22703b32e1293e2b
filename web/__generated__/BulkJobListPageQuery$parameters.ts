/**
 * @generated SignedSource<<f2349839cadc251de2ecc2f0897e4546>>
 * @relayHash 93ffc1434f927141a4382b4eb789205e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8e91b8af2732f9beac454d9c65fd4423beb3120b438de754d8a9499e5ade1e7d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BulkJobListPageQuery } from './BulkJobListPageQuery.graphql';

const node: PreloadableConcreteRequest<BulkJobListPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8e91b8af2732f9beac454d9c65fd4423beb3120b438de754d8a9499e5ade1e7d",
    "metadata": {},
    "name": "BulkJobListPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

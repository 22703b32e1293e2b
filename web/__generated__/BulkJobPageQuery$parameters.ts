/**
 * @generated SignedSource<<a0807afae3e6b4afeed96801cb3aa815>>
 * @relayHash ccbe7fd8f0109704e30bdd6c94d163c0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 91f703bbccb9825247e033f33cba8d77d6aeb984bc9e70144f6d3d1e7bf2ee91

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BulkJobPageQuery } from './BulkJobPageQuery.graphql';

const node: PreloadableConcreteRequest<BulkJobPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "91f703bbccb9825247e033f33cba8d77d6aeb984bc9e70144f6d3d1e7bf2ee91",
    "metadata": {},
    "name": "BulkJobPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

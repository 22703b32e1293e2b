/**
 * @generated SignedSource<<6b7dd3c1c59cc9c4ec310dc6956aa1e6>>
 * @relayHash 5f48f86072b249b6accc6c6224082157
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d5f5f55884c3f889627330aa0c628d91ec4db0cd69adf3c01b2cea9a37886b3b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BulkJobPageQuery } from './BulkJobPageQuery.graphql';

const node: PreloadableConcreteRequest<BulkJobPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d5f5f55884c3f889627330aa0c628d91ec4db0cd69adf3c01b2cea9a37886b3b",
    "metadata": {},
    "name": "BulkJobPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

/**
 * @generated SignedSource<<5a9367045d2b2a7897f419c18d252593>>
 * @relayHash 2c60d6168400fb37c6082c68514dd63d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8b61c99baf4075d2aa966bf46e40a96ab2c4f3a34ed77a65cf6512a3f375a27b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LowStockPageQuery } from './LowStockPageQuery.graphql';

const node: PreloadableConcreteRequest<LowStockPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8b61c99baf4075d2aa966bf46e40a96ab2c4f3a34ed77a65cf6512a3f375a27b",
    "metadata": {},
    "name": "LowStockPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

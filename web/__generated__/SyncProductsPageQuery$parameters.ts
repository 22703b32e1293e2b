/**
 * @generated SignedSource<<c343b41d5c0b140e2823761e5367044f>>
 * @relayHash b8a61addcf5e08d56f1a05253a22fa52
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9c5dd1a98978eb43333f57f0bf3d35a6ec8513850c7c9eab831218bba8a5e888

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SyncProductsPageQuery } from './SyncProductsPageQuery.graphql';

const node: PreloadableConcreteRequest<SyncProductsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9c5dd1a98978eb43333f57f0bf3d35a6ec8513850c7c9eab831218bba8a5e888",
    "metadata": {},
    "name": "SyncProductsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

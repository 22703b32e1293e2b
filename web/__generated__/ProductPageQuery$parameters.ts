/**
 * @generated SignedSource<<78db8a6464e9b16c0c62e9fdaa5a5e12>>
 * @relayHash dbda5ea23fa2a50c9afc473a7f95a0ab
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 85c1218aaa3481ed954b58e4cacbbdb3a05c0472610d814633591f1be04c5eaa

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProductPageQuery } from './ProductPageQuery.graphql';

const node: PreloadableConcreteRequest<ProductPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "85c1218aaa3481ed954b58e4cacbbdb3a05c0472610d814633591f1be04c5eaa",
    "metadata": {},
    "name": "ProductPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

/**
 * @generated SignedSource<<8c18f9fe42ec34197c65bf1c03608856>>
 * @relayHash 478c940adf2a1f210efe4d8410b8908a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d7888eedec21a1cb8b8998fa7ca233633532b402ee7d67f84fdc24c8d2925699

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProductPageQuery } from './ProductPageQuery.graphql';

const node: PreloadableConcreteRequest<ProductPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d7888eedec21a1cb8b8998fa7ca233633532b402ee7d67f84fdc24c8d2925699",
    "metadata": {},
    "name": "ProductPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

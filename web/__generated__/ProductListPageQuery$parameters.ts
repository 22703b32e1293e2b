/**
 * @generated SignedSource<<5929484817846eada4345965c01019ac>>
 * @relayHash acee0d02256b9ce12de02c76e7ff0aab
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5149675a6c168735bf25c852c21a96b8f32bd264e74fc0f73c252fcb8e5aee92

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProductListPageQuery } from './ProductListPageQuery.graphql';

const node: PreloadableConcreteRequest<ProductListPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5149675a6c168735bf25c852c21a96b8f32bd264e74fc0f73c252fcb8e5aee92",
    "metadata": {},
    "name": "ProductListPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

/**
 * @generated SignedSource<<c0b87028cbaf39173721bf3b9986b7af>>
 * @relayHash bc2efc5d7b798c1aeaad795653b92064
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8f7b8b32ea13ecb9f4f7f12a740a61a6ed3cc47827fcc88d23e42cddc279ee10

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProductListPageQuery } from './ProductListPageQuery.graphql';

const node: PreloadableConcreteRequest<ProductListPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8f7b8b32ea13ecb9f4f7f12a740a61a6ed3cc47827fcc88d23e42cddc279ee10",
    "metadata": {},
    "name": "ProductListPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

/**
 * @generated SignedSource<<d8c92977aeb95cdee6978672498c2d10>>
 * @relayHash cbdfb7de825b39da47ed1919c1b6161f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2d317e46d62b8c42eec974bee436167896eaaa28a3837e52a9156c4e85b7440b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProductListPageQuery } from './ProductListPageQuery.graphql';

const node: PreloadableConcreteRequest<ProductListPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2d317e46d62b8c42eec974bee436167896eaaa28a3837e52a9156c4e85b7440b",
    "metadata": {},
    "name": "ProductListPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

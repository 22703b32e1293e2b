/**
 * @generated SignedSource<<bec8e201a88111342d436e535674ce20>>
 * @relayHash 2e22952fda31362ca6af4e4e6b252579
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID db162775796b5f1e6dcd0ac0d0d82da1df68433725122552441f58c61db34259

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProductListPageQuery } from './ProductListPageQuery.graphql';

const node: PreloadableConcreteRequest<ProductListPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "db162775796b5f1e6dcd0ac0d0d82da1df68433725122552441f58c61db34259",
    "metadata": {},
    "name": "ProductListPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

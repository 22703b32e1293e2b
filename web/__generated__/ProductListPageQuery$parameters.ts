/**
 * @generated SignedSource<<b2653a9f47ba83051478025955b1dba8>>
 * @relayHash 23d5d119fd936f8bfb0e73c9252581d5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9a943a3b8cac603646c67789d3edef6463195a415e608cad62de96d1fc8e80d3

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProductListPageQuery } from './ProductListPageQuery.graphql';

const node: PreloadableConcreteRequest<ProductListPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9a943a3b8cac603646c67789d3edef6463195a415e608cad62de96d1fc8e80d3",
    "metadata": {},
    "name": "ProductListPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

/**
 * @generated SignedSource<<fe73ff1afbfd57461e6ee28bfa2cc788>>
 * @relayHash 1533155eb2b57f89f1a2bc781c1f90b4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 21b9b6fc81e5bde03abf10fc5662b85f1bc0fcfd4665a0d839736b81d896e54f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProductPageQuery } from './ProductPageQuery.graphql';

const node: PreloadableConcreteRequest<ProductPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "21b9b6fc81e5bde03abf10fc5662b85f1bc0fcfd4665a0d839736b81d896e54f",
    "metadata": {},
    "name": "ProductPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

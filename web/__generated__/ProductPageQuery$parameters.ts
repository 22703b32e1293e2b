/**
 * @generated SignedSource<<61d6ffd689624a4d812b96173640d745>>
 * @relayHash 03f34ea048e9f365b24a78157d17011f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f31efe1f8b0ade0cd168a3359043c6ef35b8bfade75ad44280e2d756b9d1808a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProductPageQuery } from './ProductPageQuery.graphql';

const node: PreloadableConcreteRequest<ProductPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f31efe1f8b0ade0cd168a3359043c6ef35b8bfade75ad44280e2d756b9d1808a",
    "metadata": {},
    "name": "ProductPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

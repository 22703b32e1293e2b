/**
 * @generated SignedSource<<24ab643ed9aae12ca585c6b1eeff1dc3>>
 * @relayHash 5de38ecd4fa8fe19c6eb175ef4ff50ac
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d8bdf759d2a4fda4c6d30ccafd075c2f7b4932b62bb7786c6129fa41bb3b7bc0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OrderPageQuery } from './OrderPageQuery.graphql';

const node: PreloadableConcreteRequest<OrderPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d8bdf759d2a4fda4c6d30ccafd075c2f7b4932b62bb7786c6129fa41bb3b7bc0",
    "metadata": {},
    "name": "OrderPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

/**
 * @generated SignedSource<<291199f575e377d1362c8e03459b2e0f>>
 * @relayHash 9c3ede3b7576e3788b02510aa3bb52bc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4cc37ae75df53bb3f9fb46e8dcaa045da3289df6c2067ae0e47ffd645f06d401

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OrderPageQuery } from './OrderPageQuery.graphql';

const node: PreloadableConcreteRequest<OrderPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4cc37ae75df53bb3f9fb46e8dcaa045da3289df6c2067ae0e47ffd645f06d401",
    "metadata": {},
    "name": "OrderPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

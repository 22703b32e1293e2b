/**
 * @generated SignedSource<<7fd5f3ba71c24125b1c860786dd19b5d>>
 * @relayHash 82a09f79ab76694c8d4586e8198a38d4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 841dd4290edf8fe5f8a16a81e83054b6d997fa9dc5a7c7d71b7790dc888ccb40

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OrderPageQuery } from './OrderPageQuery.graphql';

const node: PreloadableConcreteRequest<OrderPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "841dd4290edf8fe5f8a16a81e83054b6d997fa9dc5a7c7d71b7790dc888ccb40",
    "metadata": {},
    "name": "OrderPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

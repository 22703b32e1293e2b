/**
 * @generated SignedSource<<7eeed72b7fc55e39c5c535f077309e3c>>
 * @relayHash 02b36c771a8afc61a7442204a9486100
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c2b7622c47662a44a155bd77309081f209a2261e05903a38bf2af972a62ecef7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProductPageQuery } from './ProductPageQuery.graphql';

const node: PreloadableConcreteRequest<ProductPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c2b7622c47662a44a155bd77309081f209a2261e05903a38bf2af972a62ecef7",
    "metadata": {},
    "name": "ProductPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

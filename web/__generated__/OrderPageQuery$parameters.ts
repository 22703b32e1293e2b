/**
 * @generated SignedSource<<0b6978c5ad1d1fbf69272043260e0861>>
 * @relayHash b9400eaa77c6d5bce6a5acc9e977702e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 952fa16d785d0a3b11eeef5859462fd43b909ce6dac2af6269eb5cfc3594b0e5

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OrderPageQuery } from './OrderPageQuery.graphql';

const node: PreloadableConcreteRequest<OrderPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "952fa16d785d0a3b11eeef5859462fd43b909ce6dac2af6269eb5cfc3594b0e5",
    "metadata": {},
    "name": "OrderPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

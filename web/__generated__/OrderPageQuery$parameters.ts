/**
 * @generated SignedSource<<5bfdc9486d58ba6c9d814911fa8c5549>>
 * @relayHash 752bb6a55bd6a9b554d435a4136910c9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b1290a41611caa818edfac2566380e4a7bc24d7a14ff1a0fd7ae644cff802ba7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OrderPageQuery } from './OrderPageQuery.graphql';

const node: PreloadableConcreteRequest<OrderPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b1290a41611caa818edfac2566380e4a7bc24d7a14ff1a0fd7ae644cff802ba7",
    "metadata": {},
    "name": "OrderPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

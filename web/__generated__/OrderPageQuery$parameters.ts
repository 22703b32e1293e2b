/**
 * @generated SignedSource<<9ede0dc539bc64fb4d2bfa56ccf36930>>
 * @relayHash 62be675071240cd641ca7445d47ca906
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ab1262db90d22ce481343474679244fac3271ae4ae4882dfa459887d93a5df2a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OrderPageQuery } from './OrderPageQuery.graphql';

const node: PreloadableConcreteRequest<OrderPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ab1262db90d22ce481343474679244fac3271ae4ae4882dfa459887d93a5df2a",
    "metadata": {},
    "name": "OrderPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

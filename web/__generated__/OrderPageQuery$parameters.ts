/**
 * @generated SignedSource<<b5244e7c57fe4d382134b13acebd4f3e>>
 * @relayHash 5179278fd6700723ea49f08a7dbb225d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6820006addb58324063c0ab39f7defeaa6f02848d55db3971e342b08d1136ec8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OrderPageQuery } from './OrderPageQuery.graphql';

const node: PreloadableConcreteRequest<OrderPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6820006addb58324063c0ab39f7defeaa6f02848d55db3971e342b08d1136ec8",
    "metadata": {},
    "name": "OrderPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

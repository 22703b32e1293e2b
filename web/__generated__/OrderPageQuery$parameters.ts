/**
 * @generated SignedSource<<8e1a3cf4aa105594a1f236b2a4ca98ce>>
 * @relayHash 8b3027e9d61e5141310b28f76e0e76fe
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5f8bb6df84b1e64c8f4d09a21da22c5f60d1443c64e375849119349d9355e205

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OrderPageQuery } from './OrderPageQuery.graphql';

const node: PreloadableConcreteRequest<OrderPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5f8bb6df84b1e64c8f4d09a21da22c5f60d1443c64e375849119349d9355e205",
    "metadata": {},
    "name": "OrderPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

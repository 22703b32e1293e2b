/**
 * @generated SignedSource<<5d28977a66c7957eda6817b52de40d21>>
 * @relayHash 674a86c3934607395f3b4714dc9c465f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5ed8378cdae7b6fe7556221c35403b04039ca88bd791ea2d95b2bd1d05b1d6f9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OrderListPageQuery } from './OrderListPageQuery.graphql';

const node: PreloadableConcreteRequest<OrderListPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5ed8378cdae7b6fe7556221c35403b04039ca88bd791ea2d95b2bd1d05b1d6f9",
    "metadata": {},
    "name": "OrderListPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

/**
 * @generated SignedSource<<db4c7753aefec372b3529a134c0f4fc2>>
 * @relayHash f958db01c6c6fd8bd20740d28d89cda6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e11720595842da2b57f0bf400e4f2b794c9f1a46520ac084b63670eb5560a8fc

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OrderListPageQuery } from './OrderListPageQuery.graphql';

const node: PreloadableConcreteRequest<OrderListPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e11720595842da2b57f0bf400e4f2b794c9f1a46520ac084b63670eb5560a8fc",
    "metadata": {},
    "name": "OrderListPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

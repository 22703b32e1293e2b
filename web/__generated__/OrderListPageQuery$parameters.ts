/**
 * @generated SignedSource<<4ae63f697e20beb7909cc2de4a42b0e2>>
 * @relayHash a3ccca6217878dc376ca5c197125fc37
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3d651dccd1749dcf47f575474119308487636fe57e3a1eef4aa455acde1b7982

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OrderListPageQuery } from './OrderListPageQuery.graphql';

const node: PreloadableConcreteRequest<OrderListPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3d651dccd1749dcf47f575474119308487636fe57e3a1eef4aa455acde1b7982",
    "metadata": {},
    "name": "OrderListPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

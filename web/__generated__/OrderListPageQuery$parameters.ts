/**
 * @generated SignedSource<<5fbbfa04a42d6863f65f673d8b2e40d4>>
 * @relayHash 48676fb91948b3b46e32948985845d5d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 70594b49eff5720efd9d801bb81f44d927887fc0abe3370d690c3446eb37e260

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OrderListPageQuery } from './OrderListPageQuery.graphql';

const node: PreloadableConcreteRequest<OrderListPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "70594b49eff5720efd9d801bb81f44d927887fc0abe3370d690c3446eb37e260",
    "metadata": {},
    "name": "OrderListPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

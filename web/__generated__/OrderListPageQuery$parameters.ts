/**
 * @generated SignedSource<<3a70c81864e4ad118affb6d279c0b240>>
 * @relayHash c4b9b62ec7ad364dff1dae267dcfc0ed
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8ead05e2d980030460629e619c4fc50fa2e8e9df4b8f84258657d615748f2dcf

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OrderListPageQuery } from './OrderListPageQuery.graphql';

const node: PreloadableConcreteRequest<OrderListPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8ead05e2d980030460629e619c4fc50fa2e8e9df4b8f84258657d615748f2dcf",
    "metadata": {},
    "name": "OrderListPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

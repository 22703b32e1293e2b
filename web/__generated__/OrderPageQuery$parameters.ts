/**
 * @generated SignedSource<<3953a58683e948f9cf0281d8b6da7c87>>
 * @relayHash 3db109bb4f8ac173964e8a3698fcfb47
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d102365c710d5061c99a50cad9513b4383992d7813a69e86466c8882b2ba0187

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OrderPageQuery } from './OrderPageQuery.graphql';

const node: PreloadableConcreteRequest<OrderPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d102365c710d5061c99a50cad9513b4383992d7813a69e86466c8882b2ba0187",
    "metadata": {},
    "name": "OrderPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

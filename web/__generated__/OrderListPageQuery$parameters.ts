/**
 * @generated SignedSource<<837714ae096ef670490f352edb357113>>
 * @relayHash 848147e09d0aa024761033df49613a29
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a932f28e6c69bf89b5a6b3e07752073227a8049da19a37d6af5248b818c316a2

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OrderListPageQuery } from './OrderListPageQuery.graphql';

const node: PreloadableConcreteRequest<OrderListPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a932f28e6c69bf89b5a6b3e07752073227a8049da19a37d6af5248b818c316a2",
    "metadata": {},
    "name": "OrderListPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

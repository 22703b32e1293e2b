/**
 * @generated SignedSource<<3a45063eaa5c23e8468b034d692a656a>>
 * @relayHash db59d3922022a66eb6d2c88a4fd4dab3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ab83e3e51c52f6fdc88f1cc33f6a1a2fca444fa51402926d2803116ff4aec2f1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OrderPageQuery } from './OrderPageQuery.graphql';

const node: PreloadableConcreteRequest<OrderPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ab83e3e51c52f6fdc88f1cc33f6a1a2fca444fa51402926d2803116ff4aec2f1",
    "metadata": {},
    "name": "OrderPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

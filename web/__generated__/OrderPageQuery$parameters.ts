/**
 * @generated SignedSource<<1de9004705c446f4060d5d7277774737>>
 * @relayHash b6ff7bad3c4c203c6b44cfcf916bafd1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 614dd6e9c838e4fb23bf73c0225a9d149fa3b770faab7ff4d6f0e3ad14bc9d72

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OrderPageQuery } from './OrderPageQuery.graphql';

const node: PreloadableConcreteRequest<OrderPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "614dd6e9c838e4fb23bf73c0225a9d149fa3b770faab7ff4d6f0e3ad14bc9d72",
    "metadata": {},
    "name": "OrderPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

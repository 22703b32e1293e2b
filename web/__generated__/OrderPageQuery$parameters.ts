/**
 * @generated SignedSource<<ab68da4aa7d5cddf5906e7cdeec951f0>>
 * @relayHash a84fa995f75f1db157ce34314d2105c7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6e4c4def399e49d94f3e939274c2ea70023732f61735d46f11bd6b3c4ab5e868

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OrderPageQuery } from './OrderPageQuery.graphql';

const node: PreloadableConcreteRequest<OrderPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6e4c4def399e49d94f3e939274c2ea70023732f61735d46f11bd6b3c4ab5e868",
    "metadata": {},
    "name": "OrderPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

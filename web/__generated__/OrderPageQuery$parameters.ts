/**
 * @generated SignedSource<<3c960e792c58eec2d40fb495140a8707>>
 * @relayHash cea784be45eb8a31f58b00f908c8a141
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 218dc744d6c5b2815ca5405d00907df92d3eb7d6b2997cd8130a5c9adacc6609

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OrderPageQuery } from './OrderPageQuery.graphql';

const node: PreloadableConcreteRequest<OrderPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "218dc744d6c5b2815ca5405d00907df92d3eb7d6b2997cd8130a5c9adacc6609",
    "metadata": {},
    "name": "OrderPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

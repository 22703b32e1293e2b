/**
 * @generated SignedSource<<afba641f38fce5a1935ad9fd08d2f846>>
 * @relayHash ae92398a1e368c1619ffbf652999759d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a18dfe782b03402ff2f8ef5b0345c9151a6562b03863c5ee71faa0ba36512098

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OrderListPageQuery } from './OrderListPageQuery.graphql';

const node: PreloadableConcreteRequest<OrderListPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a18dfe782b03402ff2f8ef5b0345c9151a6562b03863c5ee71faa0ba36512098",
    "metadata": {},
    "name": "OrderListPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

/**
 * @generated SignedSource<<6bdf59eded9d053ebe53dfd7d98a9323>>
 * @relayHash c1533257105d098314c7200601447806
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 304fbd12190be5587edcb1889bc209b6d562baaccaa2fa4e698fdb8004471ddd

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CourierReportsPageQuery } from './CourierReportsPageQuery.graphql';

const node: PreloadableConcreteRequest<CourierReportsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "304fbd12190be5587edcb1889bc209b6d562baaccaa2fa4e698fdb8004471ddd",
    "metadata": {},
    "name": "CourierReportsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

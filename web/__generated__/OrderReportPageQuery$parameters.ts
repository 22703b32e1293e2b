/**
 * @generated SignedSource<<345cfc22bc53fa342cc6adffad7a2bde>>
 * @relayHash d1801d54025272c39e847d5ea68d883b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8b683532f3c9ec5acaac0bbd1f0718acd6d0f6f524b63472d82e8b175f542a40

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OrderReportPageQuery } from './OrderReportPageQuery.graphql';

const node: PreloadableConcreteRequest<OrderReportPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8b683532f3c9ec5acaac0bbd1f0718acd6d0f6f524b63472d82e8b175f542a40",
    "metadata": {},
    "name": "OrderReportPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

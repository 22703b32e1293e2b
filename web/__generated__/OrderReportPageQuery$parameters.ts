/**
 * @generated SignedSource<<34270c131c42d99d99329966b67a498f>>
 * @relayHash aafeab3fecc158ed1a6961457dfec3da
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9326b588e4fe251fcd5f5da482045b720e4cd4c217be53c3f5a79f754bae53c4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OrderReportPageQuery } from './OrderReportPageQuery.graphql';

const node: PreloadableConcreteRequest<OrderReportPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9326b588e4fe251fcd5f5da482045b720e4cd4c217be53c3f5a79f754bae53c4",
    "metadata": {},
    "name": "OrderReportPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

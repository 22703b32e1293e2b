/**
 * @generated SignedSource<<170908643e2428d360cdcd32b443f7bd>>
 * @relayHash 4724064cf00b0bf244e2beb1bf19e20e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5b3ad6a80b2969b7bd7c9846cef7ca3cc6fdce0ffbb0d1bc9ff87aa864ba9353

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OrderReportPageQuery } from './OrderReportPageQuery.graphql';

const node: PreloadableConcreteRequest<OrderReportPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5b3ad6a80b2969b7bd7c9846cef7ca3cc6fdce0ffbb0d1bc9ff87aa864ba9353",
    "metadata": {},
    "name": "OrderReportPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

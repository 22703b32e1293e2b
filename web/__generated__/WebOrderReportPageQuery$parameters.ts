/**
 * @generated SignedSource<<0e99f907fcc640e5902c288b29960ae4>>
 * @relayHash 738f0324a963bac15befac19e3e49335
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5e7c5087958b242a2b46e01eb1d741ca1ee28c1f43b352dbc23cf16069361bb0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WebOrderReportPageQuery } from './WebOrderReportPageQuery.graphql';

const node: PreloadableConcreteRequest<WebOrderReportPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5e7c5087958b242a2b46e01eb1d741ca1ee28c1f43b352dbc23cf16069361bb0",
    "metadata": {},
    "name": "WebOrderReportPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

/**
 * @generated SignedSource<<fae0c5d92dba56542cd8f32ae7764ac4>>
 * @relayHash 78e886c876ae39cc8e0abe81fd9876b9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9683b0c74c86704f34d5ed916607c902fe340b80dce0c053898f39c07af9e449

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WebOrderReportPageQuery } from './WebOrderReportPageQuery.graphql';

const node: PreloadableConcreteRequest<WebOrderReportPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9683b0c74c86704f34d5ed916607c902fe340b80dce0c053898f39c07af9e449",
    "metadata": {},
    "name": "WebOrderReportPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

/**
 * @generated SignedSource<<db48c617856da76dfd13ac35c1ff0c84>>
 * @relayHash 18472daae9fd8f10b1499268faeabb47
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5782f6ef2ccc8e8722c35c8c3a4ce74122791739a2edc31fa3abab84d16dbf70

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WebOrderReportPageQuery } from './WebOrderReportPageQuery.graphql';

const node: PreloadableConcreteRequest<WebOrderReportPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5782f6ef2ccc8e8722c35c8c3a4ce74122791739a2edc31fa3abab84d16dbf70",
    "metadata": {},
    "name": "WebOrderReportPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

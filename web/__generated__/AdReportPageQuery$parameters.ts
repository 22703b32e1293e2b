/**
 * @generated SignedSource<<878fcd4929c725a7dad14f213dc3b2fa>>
 * @relayHash baf3860e2310402f7df53c4ee99ea5ea
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 12b0a82381751bc2ba5437f23ad147bcd9d4940a3f2f6142d1e91136af87f5c1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdReportPageQuery } from './AdReportPageQuery.graphql';

const node: PreloadableConcreteRequest<AdReportPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "12b0a82381751bc2ba5437f23ad147bcd9d4940a3f2f6142d1e91136af87f5c1",
    "metadata": {},
    "name": "AdReportPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

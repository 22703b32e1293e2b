/**
 * @generated SignedSource<<bddd696f67562c287f11a20e73733141>>
 * @relayHash 3e3804fdb44e8d6ebaba4f2bd685d2f2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3d71056e705c5baf60e88d5fcd2d0ce7da77ab5b27bde57b3518e6f782b25fa2

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WebOrderReportPageQuery } from './WebOrderReportPageQuery.graphql';

const node: PreloadableConcreteRequest<WebOrderReportPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3d71056e705c5baf60e88d5fcd2d0ce7da77ab5b27bde57b3518e6f782b25fa2",
    "metadata": {},
    "name": "WebOrderReportPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

/**
 * @generated SignedSource<<3c79bf9c46adfac14ed090cd421144ea>>
 * @relayHash d4b78618412cbf548af9c283ac9680e3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 96b0d7841120f332da81daa77fbad829402adef5b920aee27a666fe7650c4bd9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WebSitesPageQuery } from './WebSitesPageQuery.graphql';

const node: PreloadableConcreteRequest<WebSitesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "96b0d7841120f332da81daa77fbad829402adef5b920aee27a666fe7650c4bd9",
    "metadata": {},
    "name": "WebSitesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

/**
 * @generated SignedSource<<358041ea4d4e3d4a2fb09ae1248609df>>
 * @relayHash 5caebb5b506801f9064fa9d7cf3cf7fd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bc4dac96c6ee3db0162165a3d194a82a621d8a2c52d3733b0c6b1794c1344bc5

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WebOrderListPageQuery } from './WebOrderListPageQuery.graphql';

const node: PreloadableConcreteRequest<WebOrderListPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "bc4dac96c6ee3db0162165a3d194a82a621d8a2c52d3733b0c6b1794c1344bc5",
    "metadata": {},
    "name": "WebOrderListPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

/**
 * @generated SignedSource<<38bf8b4d226c77d76ab81a103f606b59>>
 * @relayHash 7b8de96d3391b2d55fbb2a08659afaa0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3d813d7658e04a4c1e6623294cd509c860a07834689378aff0c27b5b90de5c36

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdReportPageQuery } from './AdReportPageQuery.graphql';

const node: PreloadableConcreteRequest<AdReportPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3d813d7658e04a4c1e6623294cd509c860a07834689378aff0c27b5b90de5c36",
    "metadata": {},
    "name": "AdReportPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

/**
 * @generated SignedSource<<508625e537395560e99e836de3ae57df>>
 * @relayHash acfd51d3542e619bc63722fc78546d78
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d7eaa7dc99080282ed9af7abf4d22780ec8b9c5c102353cf2d5ffe5485d8a0c6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { IntegrationsPageQuery } from './IntegrationsPageQuery.graphql';

const node: PreloadableConcreteRequest<IntegrationsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d7eaa7dc99080282ed9af7abf4d22780ec8b9c5c102353cf2d5ffe5485d8a0c6",
    "metadata": {},
    "name": "IntegrationsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

/**
 * @generated SignedSource<<8b15adbe96a879a1fff91c586b457fcd>>
 * @relayHash 8c6cda4c76b2cab33e9dfa3a77e034ae
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d65fbf5a858408bf1756813f39258d61ef4fb3bf9ddae35aaaf03f1c1dc91b44

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CourierReportsPageQuery } from './CourierReportsPageQuery.graphql';

const node: PreloadableConcreteRequest<CourierReportsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d65fbf5a858408bf1756813f39258d61ef4fb3bf9ddae35aaaf03f1c1dc91b44",
    "metadata": {},
    "name": "CourierReportsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

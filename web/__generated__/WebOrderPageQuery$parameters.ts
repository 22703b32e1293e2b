/**
 * @generated SignedSource<<5ba716cbd9ed80bbaffb41bda1472764>>
 * @relayHash 61bead231ec86a2a1074cde91452d462
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 78cc9df41cad3ad80844853d78e20e2ed17b29eea88a3b02d2d4b14789bdec54

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WebOrderPageQuery } from './WebOrderPageQuery.graphql';

const node: PreloadableConcreteRequest<WebOrderPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "78cc9df41cad3ad80844853d78e20e2ed17b29eea88a3b02d2d4b14789bdec54",
    "metadata": {},
    "name": "WebOrderPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

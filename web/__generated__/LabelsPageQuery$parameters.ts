/**
 * @generated SignedSource<<fc03094e29f239b483f84c470ef68617>>
 * @relayHash d252b6967d6973bb5bf0eaeeba3d24f8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d8508b68d059696b8fbf8bed6bfe5e127ad6134b5c215e2d6f74ddcc32112497

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LabelsPageQuery } from './LabelsPageQuery.graphql';

const node: PreloadableConcreteRequest<LabelsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d8508b68d059696b8fbf8bed6bfe5e127ad6134b5c215e2d6f74ddcc32112497",
    "metadata": {},
    "name": "LabelsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

/**
 * @generated SignedSource<<264d3af3f984a0ab42cd0d0de606f52b>>
 * @relayHash 6aa576e2021f3bee72a68d60fb215f6c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d5a44bf98ee937cfcce4ebd4f0f0e485e933a5ea034564ff1688913d7de5bd56

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SyncPreviewPageQuery } from './SyncPreviewPageQuery.graphql';

const node: PreloadableConcreteRequest<SyncPreviewPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d5a44bf98ee937cfcce4ebd4f0f0e485e933a5ea034564ff1688913d7de5bd56",
    "metadata": {},
    "name": "SyncPreviewPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

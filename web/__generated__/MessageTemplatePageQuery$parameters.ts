/**
 * @generated SignedSource<<88a0ebbc6285b7256f250d04a0161e7c>>
 * @relayHash c1b8d77edcea5d9dc69ce91d0e5f3e3c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 588833f75908086b3b2c76fa3a3ea900581e169be05fe2c8e1d7cf638a3c9039

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MessageTemplatePageQuery } from './MessageTemplatePageQuery.graphql';

const node: PreloadableConcreteRequest<MessageTemplatePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "588833f75908086b3b2c76fa3a3ea900581e169be05fe2c8e1d7cf638a3c9039",
    "metadata": {},
    "name": "MessageTemplatePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

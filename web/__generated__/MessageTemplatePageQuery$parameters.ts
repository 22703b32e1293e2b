/**
 * @generated SignedSource<<602d484c96dd8319b26c1f5e441b48ad>>
 * @relayHash 955d40a15e74deef5757b74aa4af941e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e6aed732a91b85184f03ff2a6492e85496fe81f91ed53e4836e66bf4b3f3e2f4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MessageTemplatePageQuery } from './MessageTemplatePageQuery.graphql';

const node: PreloadableConcreteRequest<MessageTemplatePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e6aed732a91b85184f03ff2a6492e85496fe81f91ed53e4836e66bf4b3f3e2f4",
    "metadata": {},
    "name": "MessageTemplatePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

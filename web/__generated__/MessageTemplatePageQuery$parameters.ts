/**
 * @generated SignedSource<<5a41c0df2c19dacc4ca4fd364bc21690>>
 * @relayHash a5ccdc15c260db53a72e20d4ce5518e1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c4e678e153b2a0289d544c5c6f669a339b76ec2f90b44d9a51c12521c7793073

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MessageTemplatePageQuery } from './MessageTemplatePageQuery.graphql';

const node: PreloadableConcreteRequest<MessageTemplatePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c4e678e153b2a0289d544c5c6f669a339b76ec2f90b44d9a51c12521c7793073",
    "metadata": {},
    "name": "MessageTemplatePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

/**
 * @generated SignedSource<<f6a5b897b8b5e12d707d9dbe2272dd2b>>
 * @relayHash 66bf0f988da97aee0aa1aac131a6f35d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2bd026e1f350d4459a6bcbbe4a16556a9864fcfc1b50c785904a9c12f869da92

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BulkConfirmPageQuery } from './BulkConfirmPageQuery.graphql';

const node: PreloadableConcreteRequest<BulkConfirmPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2bd026e1f350d4459a6bcbbe4a16556a9864fcfc1b50c785904a9c12f869da92",
    "metadata": {},
    "name": "BulkConfirmPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

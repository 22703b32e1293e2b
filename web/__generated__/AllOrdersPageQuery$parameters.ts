/**
 * @generated SignedSource<<1b9a08c99bce3ddfee83a9b8ca9019a5>>
 * @relayHash 7401366d7a6bc968f20f27fe30df77fa
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 34bd7955d747045901c7f460f73f740caaee6eaae1f9d8626d02cd7dba367f1b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AllOrdersPageQuery } from './AllOrdersPageQuery.graphql';

const node: PreloadableConcreteRequest<AllOrdersPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "34bd7955d747045901c7f460f73f740caaee6eaae1f9d8626d02cd7dba367f1b",
    "metadata": {},
    "name": "AllOrdersPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

/**
 * @generated SignedSource<<169d20fd6bab828711175599c31fa787>>
 * @relayHash 4a13a0e6fdcce98f18756464287631cf
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a5604623800e2badd42391f5491986453a6d69b6bd785b721dabd4d84e197ead

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TransferListPageQuery } from './TransferListPageQuery.graphql';

const node: PreloadableConcreteRequest<TransferListPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a5604623800e2badd42391f5491986453a6d69b6bd785b721dabd4d84e197ead",
    "metadata": {},
    "name": "TransferListPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

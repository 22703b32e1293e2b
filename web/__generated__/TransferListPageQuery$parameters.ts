/**
 * @generated SignedSource<<6d993865e7bc55838f428371126fe738>>
 * @relayHash 89de64ef434971b191d386fddbdc1e4c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a676748f7e9641ca06f18c35e1b3b6a6d6814d07bc81bca6a7dcc9607d258f09

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TransferListPageQuery } from './TransferListPageQuery.graphql';

const node: PreloadableConcreteRequest<TransferListPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a676748f7e9641ca06f18c35e1b3b6a6d6814d07bc81bca6a7dcc9607d258f09",
    "metadata": {},
    "name": "TransferListPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

/**
 * @generated SignedSource<<2b7a91d533323e8f3c6e932ae546438c>>
 * @relayHash ac01e4c4df43f875aeb2553e46bdb586
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8fff53971091fead3f05f851b4d81f9411fc545895bba2f4eef1d8a4c3bf709c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SendSmsPageQuery } from './SendSmsPageQuery.graphql';

const node: PreloadableConcreteRequest<SendSmsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8fff53971091fead3f05f851b4d81f9411fc545895bba2f4eef1d8a4c3bf709c",
    "metadata": {},
    "name": "SendSmsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

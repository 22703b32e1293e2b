/**
 * @generated SignedSource<<5e1fe2b3265804f01f4320eff7440158>>
 * @relayHash 89b7c456ad1ed0ba39387708f781df4a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9d19d696af8843ac4f291c1382776a5ea53532693903bf0d864c4e35c5563d29

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AccountPageQuery } from './AccountPageQuery.graphql';

const node: PreloadableConcreteRequest<AccountPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9d19d696af8843ac4f291c1382776a5ea53532693903bf0d864c4e35c5563d29",
    "metadata": {},
    "name": "AccountPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

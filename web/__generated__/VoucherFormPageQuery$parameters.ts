/**
 * @generated SignedSource<<871c655f295c6ff4702ccc133cac3eb8>>
 * @relayHash 98acada5e6883958dc828e0d87fe71ae
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 97ca26420c46c917654551f820dc457970151c07a1c14a1c9de0fb750912a0fb

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { VoucherFormPageQuery } from './VoucherFormPageQuery.graphql';

const node: PreloadableConcreteRequest<VoucherFormPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "97ca26420c46c917654551f820dc457970151c07a1c14a1c9de0fb750912a0fb",
    "metadata": {},
    "name": "VoucherFormPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

/**
 * @generated SignedSource<<bb6037bb2ba47eb69f82e39c1502cb97>>
 * @relayHash a6bb3bda3e000d66b035cd5fcd500d7f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e94030e90f3c0049fd8e3a1a194976bd256e8469efc94c4d5089c8b08932f898

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { VoucherListPageQuery } from './VoucherListPageQuery.graphql';

const node: PreloadableConcreteRequest<VoucherListPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e94030e90f3c0049fd8e3a1a194976bd256e8469efc94c4d5089c8b08932f898",
    "metadata": {},
    "name": "VoucherListPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

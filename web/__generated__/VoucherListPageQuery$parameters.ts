/**
 * @generated SignedSource<<d530134852137e265f9fe799025b0e58>>
 * @relayHash 6f4d16d426d9693455b023a36ed15eb0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 24b7d1c97b88069b1a8625650598997104564d2edb9b8d91f221ad2e91a0a923

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { VoucherListPageQuery } from './VoucherListPageQuery.graphql';

const node: PreloadableConcreteRequest<VoucherListPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "24b7d1c97b88069b1a8625650598997104564d2edb9b8d91f221ad2e91a0a923",
    "metadata": {},
    "name": "VoucherListPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

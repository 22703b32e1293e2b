/**
 * @generated SignedSource<<48dae36cf64851a65536b7cac2608810>>
 * @relayHash f6f69901f5193d6476a0376d9874b59c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d6381e73555a4627b2c194508a369b742e1c0c0d543ca53aad199ccd36638190

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { VoucherListPageQuery } from './VoucherListPageQuery.graphql';

const node: PreloadableConcreteRequest<VoucherListPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d6381e73555a4627b2c194508a369b742e1c0c0d543ca53aad199ccd36638190",
    "metadata": {},
    "name": "VoucherListPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

/**
 * @generated SignedSource<<346acf146135d315206b2ee923d3a623>>
 * @relayHash 0ada81eb11834b2c8e56b4e8d5747a51
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 29290dec6216a109848db9157123d3a46e35617dbe269c4ece1f96c26014dd15

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { VoucherListPageQuery } from './VoucherListPageQuery.graphql';

const node: PreloadableConcreteRequest<VoucherListPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "29290dec6216a109848db9157123d3a46e35617dbe269c4ece1f96c26014dd15",
    "metadata": {},
    "name": "VoucherListPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

/**
 * @generated SignedSource<<1388621a8a4346aeb5cdbad97b3e5c36>>
 * @relayHash 19a187ea088c5d4230dfd52f3211c41a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cb71d7056e0f71895160d656b3dce3425ee6fbd1b129b6bda5fbed144e99651d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { VoucherPageQuery } from './VoucherPageQuery.graphql';

const node: PreloadableConcreteRequest<VoucherPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "cb71d7056e0f71895160d656b3dce3425ee6fbd1b129b6bda5fbed144e99651d",
    "metadata": {},
    "name": "VoucherPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

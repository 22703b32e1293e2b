/**
 * @generated SignedSource<<80aa95776b6f0d22729348cfcfb91f9a>>
 * @relayHash e927562010cfc63b2cb34762ac94d73c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0da23aed4c5fb4112cdbd337948e015a8b3b29623e000025bca1d100d1f9797c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { VoucherListPageQuery } from './VoucherListPageQuery.graphql';

const node: PreloadableConcreteRequest<VoucherListPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0da23aed4c5fb4112cdbd337948e015a8b3b29623e000025bca1d100d1f9797c",
    "metadata": {},
    "name": "VoucherListPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

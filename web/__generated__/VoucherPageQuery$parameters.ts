/**
 * @generated SignedSource<<735ecea7c1f800c22baa01d9e2646dc1>>
 * @relayHash db386b719bba5dd4afe0fa7dbe4b15ce
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e7df17f44bce920393b3b258cd262e17dfe8b0849fedf1f15d944c5db0a4bbbe

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { VoucherPageQuery } from './VoucherPageQuery.graphql';

const node: PreloadableConcreteRequest<VoucherPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e7df17f44bce920393b3b258cd262e17dfe8b0849fedf1f15d944c5db0a4bbbe",
    "metadata": {},
    "name": "VoucherPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

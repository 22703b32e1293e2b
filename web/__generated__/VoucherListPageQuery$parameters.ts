/**
 * @generated SignedSource<<eca8c603ef9445818cfc93f78d11fa41>>
 * @relayHash 4e6669a83dc8b13f1c3632e0a0498f10
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6db79c44c0595d759176d6c7b8535cfd36de464ec7068807df25695eeb1b5212

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { VoucherListPageQuery } from './VoucherListPageQuery.graphql';

const node: PreloadableConcreteRequest<VoucherListPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6db79c44c0595d759176d6c7b8535cfd36de464ec7068807df25695eeb1b5212",
    "metadata": {},
    "name": "VoucherListPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

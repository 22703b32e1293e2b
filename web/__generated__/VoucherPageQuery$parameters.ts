/**
 * @generated SignedSource<<8166a0c0d26fe18d3c92eb8b87280d7f>>
 * @relayHash 6dec90539d9a54c7bbf25b1fe2ec3662
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ab65e1215bc18b21a3807fecb861a5f1f1ec274534460c7dc5b572c44c1a8cbf

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { VoucherPageQuery } from './VoucherPageQuery.graphql';

const node: PreloadableConcreteRequest<VoucherPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ab65e1215bc18b21a3807fecb861a5f1f1ec274534460c7dc5b572c44c1a8cbf",
    "metadata": {},
    "name": "VoucherPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

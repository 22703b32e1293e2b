/**
 * @generated SignedSource<<8c62d3c0d0455afc858ab75043fe18cf>>
 * @relayHash 64319be59e0bf99023fe0e6e5d1016ca
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d090ab092eaf36838eea49193f99593dad19e8866232e957db6035c6a582b482

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TransferListPageQuery } from './TransferListPageQuery.graphql';

const node: PreloadableConcreteRequest<TransferListPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d090ab092eaf36838eea49193f99593dad19e8866232e957db6035c6a582b482",
    "metadata": {},
    "name": "TransferListPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

/**
 * @generated SignedSource<<95f1816830d87868d1eb75633940eb72>>
 * @relayHash 0f2416351e142bafd4be5264187c854f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e3108ff14c22c5268ddbf0a6aeef25995b7401b04cdbad8242fa53f36e4c6c76

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { VoucherPageQuery } from './VoucherPageQuery.graphql';

const node: PreloadableConcreteRequest<VoucherPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e3108ff14c22c5268ddbf0a6aeef25995b7401b04cdbad8242fa53f36e4c6c76",
    "metadata": {},
    "name": "VoucherPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

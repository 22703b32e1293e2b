/**
 * @generated SignedSource<<8f10d02e9b4410db4fe274ce72d1c62d>>
 * @relayHash aa0545d549a30e88ce41c61abaf51393
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bb97f2a8b0c395b788c04b96c57ddfc35a987c6876353657944fceaceb237ce5

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { VoucherListPageQuery } from './VoucherListPageQuery.graphql';

const node: PreloadableConcreteRequest<VoucherListPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "bb97f2a8b0c395b788c04b96c57ddfc35a987c6876353657944fceaceb237ce5",
    "metadata": {},
    "name": "VoucherListPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

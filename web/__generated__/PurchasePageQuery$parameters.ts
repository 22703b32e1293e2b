/**
 * @generated SignedSource<<a7b6d53a1ee4bde01d492e33b235c409>>
 * @relayHash 95a336e0abab86655c39e1802e727710
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 519008bc1d21b530d9d164ea4ec707af9ded196af33d5c7b7f6aba36e94b966f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PurchasePageQuery } from './PurchasePageQuery.graphql';

const node: PreloadableConcreteRequest<PurchasePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "519008bc1d21b530d9d164ea4ec707af9ded196af33d5c7b7f6aba36e94b966f",
    "metadata": {},
    "name": "PurchasePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

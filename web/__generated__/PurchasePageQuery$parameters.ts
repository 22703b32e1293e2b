/**
 * @generated SignedSource<<d52483cbaa52b511e3a085928939d40c>>
 * @relayHash c6f5831cf9308cae26e2694f90f80ac4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a4cb42f752f27df40f9c9de0e0ff2044ef68af63a445ac5f9cf1c4fe72070006

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PurchasePageQuery } from './PurchasePageQuery.graphql';

const node: PreloadableConcreteRequest<PurchasePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a4cb42f752f27df40f9c9de0e0ff2044ef68af63a445ac5f9cf1c4fe72070006",
    "metadata": {},
    "name": "PurchasePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

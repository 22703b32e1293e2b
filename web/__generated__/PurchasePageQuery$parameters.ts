/**
 * @generated SignedSource<<82159beec57e8a586033aa80f8de6a6f>>
 * @relayHash 1f96275356cfbfbae2d0e95e60a1a072
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2bbc9e1e49f304d18f2b9bddbce63e98416694cd222a7f41f9da84558bdb9b3e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PurchasePageQuery } from './PurchasePageQuery.graphql';

const node: PreloadableConcreteRequest<PurchasePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2bbc9e1e49f304d18f2b9bddbce63e98416694cd222a7f41f9da84558bdb9b3e",
    "metadata": {},
    "name": "PurchasePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

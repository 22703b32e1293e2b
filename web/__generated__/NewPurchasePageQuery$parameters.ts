/**
 * @generated SignedSource<<bb5d78f20aacc0013ffbcdbf27a3fa5b>>
 * @relayHash c107987b9d1bb4f314f53bdef36eccac
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4076e3ee22e6569129d503ea651ab102b87fb746d4a151dc08a8ef82ba761fdd

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { NewPurchasePageQuery } from './NewPurchasePageQuery.graphql';

const node: PreloadableConcreteRequest<NewPurchasePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4076e3ee22e6569129d503ea651ab102b87fb746d4a151dc08a8ef82ba761fdd",
    "metadata": {},
    "name": "NewPurchasePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

/**
 * @generated SignedSource<<a2b6615dfe877cbd728b3055b3dcd8e4>>
 * @relayHash af3312ecf2e0a66ce44c50d1f9878047
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a415afd2ea98611d5bd1bacdb228e17cfd3e67898c930617146a214fa2bbeb38

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PurchaseListPageQuery } from './PurchaseListPageQuery.graphql';

const node: PreloadableConcreteRequest<PurchaseListPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a415afd2ea98611d5bd1bacdb228e17cfd3e67898c930617146a214fa2bbeb38",
    "metadata": {},
    "name": "PurchaseListPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

/**
 * @generated SignedSource<<2dc85118d09fd6c6f241483f43d5dcec>>
 * @relayHash 7794f4444a970d8f629bc6056f568beb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bc1faa09b8dff79da4889867cd52b3a39b6ea90568f5a42162768b560e3644fd

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DeliveryMethodPageQuery } from './DeliveryMethodPageQuery.graphql';

const node: PreloadableConcreteRequest<DeliveryMethodPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "bc1faa09b8dff79da4889867cd52b3a39b6ea90568f5a42162768b560e3644fd",
    "metadata": {},
    "name": "DeliveryMethodPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

/**
 * @generated SignedSource<<c41f3132978a952a9ad65b8650c96cb1>>
 * @relayHash 2c5346b6c1c532b19f70b5f83f78592a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 40e6ef4d530411471c860f88c19c0f0688e6331d709e8bfaf3dd29f9eec440cc

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PurchasePageQuery } from './PurchasePageQuery.graphql';

const node: PreloadableConcreteRequest<PurchasePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "40e6ef4d530411471c860f88c19c0f0688e6331d709e8bfaf3dd29f9eec440cc",
    "metadata": {},
    "name": "PurchasePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

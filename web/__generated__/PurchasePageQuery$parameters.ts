/**
 * @generated SignedSource<<17a3d11dc6e88b81e790019d9a37e107>>
 * @relayHash c02c5dcb06f616d1a8194b917883936b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c59ca7e7a44b6cf8d3011caa32b3fa123192b875c2d01249dadb03afa28b2352

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PurchasePageQuery } from './PurchasePageQuery.graphql';

const node: PreloadableConcreteRequest<PurchasePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c59ca7e7a44b6cf8d3011caa32b3fa123192b875c2d01249dadb03afa28b2352",
    "metadata": {},
    "name": "PurchasePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

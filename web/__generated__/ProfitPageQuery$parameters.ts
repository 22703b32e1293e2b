/**
 * @generated SignedSource<<51246dfd73bd2a86f3515ecdbed2c352>>
 * @relayHash 3bab2ae16d23ffac92639d70a7780a73
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9a7c44c7d59fd7028a2659a579f875c20fb742d45a04a1313714294f58b8d5f6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProfitPageQuery } from './ProfitPageQuery.graphql';

const node: PreloadableConcreteRequest<ProfitPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9a7c44c7d59fd7028a2659a579f875c20fb742d45a04a1313714294f58b8d5f6",
    "metadata": {},
    "name": "ProfitPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

/**
 * @generated SignedSource<<6e2db42368a5864997e7f6d1a6f32fa7>>
 * @relayHash 95c83eeef2d4f6cc3cd9e9f08e4589ec
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 77457be1e7f2a05f5616f3b07cf139d8e015d32ad2faf5cc00ba8976897deb98

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProfitPageQuery } from './ProfitPageQuery.graphql';

const node: PreloadableConcreteRequest<ProfitPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "77457be1e7f2a05f5616f3b07cf139d8e015d32ad2faf5cc00ba8976897deb98",
    "metadata": {},
    "name": "ProfitPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

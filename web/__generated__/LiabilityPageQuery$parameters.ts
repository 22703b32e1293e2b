/**
 * @generated SignedSource<<776e82a4191244991b7b9a8cf55d7a65>>
 * @relayHash 464f7108476e560e5b9df36149b8b947
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ef2711e5f35877edff6ba35a97975c3fc8f978836bc48add5e250e24f197c93c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LiabilityPageQuery } from './LiabilityPageQuery.graphql';

const node: PreloadableConcreteRequest<LiabilityPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ef2711e5f35877edff6ba35a97975c3fc8f978836bc48add5e250e24f197c93c",
    "metadata": {},
    "name": "LiabilityPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

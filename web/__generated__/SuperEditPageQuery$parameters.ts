/**
 * @generated SignedSource<<aff24dc2c65852e69f84f769c1a2901b>>
 * @relayHash 07eef0ca428b295730ad4c3a8ada67e9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5349202ab34621d10a03229dd1ee066ccc44e23061548dcc188d3c7447883870

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SuperEditPageQuery } from './SuperEditPageQuery.graphql';

const node: PreloadableConcreteRequest<SuperEditPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5349202ab34621d10a03229dd1ee066ccc44e23061548dcc188d3c7447883870",
    "metadata": {},
    "name": "SuperEditPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

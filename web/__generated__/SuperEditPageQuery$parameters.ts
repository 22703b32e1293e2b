/**
 * @generated SignedSource<<dd6f6fa94ae6e9b0516e31e3754e479e>>
 * @relayHash e204b3ece13883259c2ff3ee3c31afc6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ec84edfb5033f621f611897617efce1b97192b71d5a9b9a21845c3235869155d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SuperEditPageQuery } from './SuperEditPageQuery.graphql';

const node: PreloadableConcreteRequest<SuperEditPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ec84edfb5033f621f611897617efce1b97192b71d5a9b9a21845c3235869155d",
    "metadata": {},
    "name": "SuperEditPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

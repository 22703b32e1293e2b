/**
 * @generated SignedSource<<52f5adb82849b7a089494bfb4b37f441>>
 * @relayHash 82642fbfa0bcc217e704e6b569e83aef
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3d1c980b706fe9a70f516af3708a0a48c2f5fff8f1369084e027f1ec380562b3

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SelfCheckPageQuery } from './SelfCheckPageQuery.graphql';

const node: PreloadableConcreteRequest<SelfCheckPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3d1c980b706fe9a70f516af3708a0a48c2f5fff8f1369084e027f1ec380562b3",
    "metadata": {},
    "name": "SelfCheckPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

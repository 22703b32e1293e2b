/**
 * @generated SignedSource<<518c5277c043a23999894239f0d1261f>>
 * @relayHash 57b4d20fc63d68ab963241e7c373766e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a8a2202df7e7a084c5214914fcb7bbc9e45904b6fbe9e3a899e2e5e44611335e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { NewLiabilityPageQuery } from './NewLiabilityPageQuery.graphql';

const node: PreloadableConcreteRequest<NewLiabilityPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a8a2202df7e7a084c5214914fcb7bbc9e45904b6fbe9e3a899e2e5e44611335e",
    "metadata": {},
    "name": "NewLiabilityPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

/**
 * @generated SignedSource<<6711d8b56e039b14bf509b876aca152c>>
 * @relayHash b127ee337ee5fb516e5c28731246b602
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ea131de2aa593fd8cb8ef397b9373242ec10146271b60347a679be07aa3764d8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SelfCheckPageQuery } from './SelfCheckPageQuery.graphql';

const node: PreloadableConcreteRequest<SelfCheckPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ea131de2aa593fd8cb8ef397b9373242ec10146271b60347a679be07aa3764d8",
    "metadata": {},
    "name": "SelfCheckPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

/**
 * @generated SignedSource<<97f0f8befedb6de0a773d708a2857de4>>
 * @relayHash 9256ebebd4fa336e15afc1c1e7bc132a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bc0d0bf94379edf57ac78afb6674f6c641d1079beee2fcbcf93db930de21363e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TaskRulesPageQuery } from './TaskRulesPageQuery.graphql';

const node: PreloadableConcreteRequest<TaskRulesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "bc0d0bf94379edf57ac78afb6674f6c641d1079beee2fcbcf93db930de21363e",
    "metadata": {},
    "name": "TaskRulesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

/**
 * @generated SignedSource<<c1600c9d8d950c6fd123e80afda5b3dd>>
 * @relayHash 314aca2a6bc5d4c4deca4e06fbce815f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ca74a9dbcc6778d390d7adab1892a09c8d698a38d320866d0ff453a201a6b06e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TaskListPageQuery } from './TaskListPageQuery.graphql';

const node: PreloadableConcreteRequest<TaskListPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ca74a9dbcc6778d390d7adab1892a09c8d698a38d320866d0ff453a201a6b06e",
    "metadata": {},
    "name": "TaskListPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

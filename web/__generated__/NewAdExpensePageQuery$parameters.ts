/**
 * @generated SignedSource<<5c150b78a86842b305cb173245f43442>>
 * @relayHash 6a281d197c3b4804ecefbe8098232805
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 97d90647b798223278d0b26bef350678081e5f6a83510f3293934b7aaf4f098b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { NewAdExpensePageQuery } from './NewAdExpensePageQuery.graphql';

const node: PreloadableConcreteRequest<NewAdExpensePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "97d90647b798223278d0b26bef350678081e5f6a83510f3293934b7aaf4f098b",
    "metadata": {},
    "name": "NewAdExpensePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

/**
 * @generated SignedSource<<c6bb7f942a358b36e89674b5f46dc898>>
 * @relayHash 1121d01e18e391e97c5a050d6d903fff
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ec14d76d64fd71fd67462b497d980635d34ddb02515ab5aa31702ec7c5cbcb15

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReconcilePageQuery } from './ReconcilePageQuery.graphql';

const node: PreloadableConcreteRequest<ReconcilePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ec14d76d64fd71fd67462b497d980635d34ddb02515ab5aa31702ec7c5cbcb15",
    "metadata": {},
    "name": "ReconcilePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

/**
 * @generated SignedSource<<9213640ecdb4046e0b6d9af64a9d466e>>
 * @relayHash efc5d8d2954c7082c00d2962fc64f894
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bb11d3c6604eb531387bc66e2362dd0414d692bf9f07fe6b2970131cc3c77545

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MyLimitsPageQuery } from './MyLimitsPageQuery.graphql';

const node: PreloadableConcreteRequest<MyLimitsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "bb11d3c6604eb531387bc66e2362dd0414d692bf9f07fe6b2970131cc3c77545",
    "metadata": {},
    "name": "MyLimitsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

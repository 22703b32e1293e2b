/**
 * @generated SignedSource<<91d0c97ec4662f673abf070893065d11>>
 * @relayHash 4704ce1050a1ef0a4c9d0e34273ac404
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 98051ed623b0e0be4b26a8eb293ad4f8615d810e6ced5a2bfc8b7d4ee885628a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { NewOrderPageQuery } from './NewOrderPageQuery.graphql';

const node: PreloadableConcreteRequest<NewOrderPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "98051ed623b0e0be4b26a8eb293ad4f8615d810e6ced5a2bfc8b7d4ee885628a",
    "metadata": {},
    "name": "NewOrderPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

/**
 * @generated SignedSource<<2b9f9bb27cbc37861db0a7470dbc6648>>
 * @relayHash 4a905e596e4563a1a7d6ee9fd2d5a3b6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID df30a656eeff4ae799982c5eae36687e44fdd2b1c001a22555c5d770bbfffd9b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { NewOrderPageQuery } from './NewOrderPageQuery.graphql';

const node: PreloadableConcreteRequest<NewOrderPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "df30a656eeff4ae799982c5eae36687e44fdd2b1c001a22555c5d770bbfffd9b",
    "metadata": {},
    "name": "NewOrderPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

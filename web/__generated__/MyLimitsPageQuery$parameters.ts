/**
 * @generated SignedSource<<ffdcaaf834602fa91fe75a420c8fac5c>>
 * @relayHash 55766d4725da8ad75139ea5d8722e106
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ccea73daa4ad556cf60fe84cf7873f3c045cfbb7400350f27d6ece95c71d27d9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MyLimitsPageQuery } from './MyLimitsPageQuery.graphql';

const node: PreloadableConcreteRequest<MyLimitsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ccea73daa4ad556cf60fe84cf7873f3c045cfbb7400350f27d6ece95c71d27d9",
    "metadata": {},
    "name": "MyLimitsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

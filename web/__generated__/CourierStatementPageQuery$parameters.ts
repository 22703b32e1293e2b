/**
 * @generated SignedSource<<52d0f730c9eda9a1b16ea988852c2566>>
 * @relayHash a06366e6142fb3e0e45b8b5a4634cad9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0494a786aa62554901eae5cbec8b752493db96911833b639b7d4fcc7a5ecd998

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CourierStatementPageQuery } from './CourierStatementPageQuery.graphql';

const node: PreloadableConcreteRequest<CourierStatementPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0494a786aa62554901eae5cbec8b752493db96911833b639b7d4fcc7a5ecd998",
    "metadata": {},
    "name": "CourierStatementPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

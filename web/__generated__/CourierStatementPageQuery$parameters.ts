/**
 * @generated SignedSource<<f0aa51dbaad45647cb0985972ee77399>>
 * @relayHash 2f816ae49e7cb4a3a8db44abdad62d9f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 82dc463a79d858855f9adb94df3d16f17f8a81f50c685ac63a9769d34544bec1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CourierStatementPageQuery } from './CourierStatementPageQuery.graphql';

const node: PreloadableConcreteRequest<CourierStatementPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "82dc463a79d858855f9adb94df3d16f17f8a81f50c685ac63a9769d34544bec1",
    "metadata": {},
    "name": "CourierStatementPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

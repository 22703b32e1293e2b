/**
 * @generated SignedSource<<2097250b3be3d78fbdaac0340bd12a82>>
 * @relayHash b0ec18327c33c0d86d802681dbdd27ca
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 676bd02fed294adcb817b7e245663ec703d231bbfbb96b70b74f0b02ceabab2a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { NotSettledPageQuery } from './NotSettledPageQuery.graphql';

const node: PreloadableConcreteRequest<NotSettledPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "676bd02fed294adcb817b7e245663ec703d231bbfbb96b70b74f0b02ceabab2a",
    "metadata": {},
    "name": "NotSettledPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

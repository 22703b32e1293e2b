/**
 * @generated SignedSource<<262f74cf7b2bef72f6fe887204b970b4>>
 * @relayHash 5024ef7bf7de56047773a454939f8e2e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e130ad7b320ae7e39c6c693cd9362db43aa9810e20690cef9751f6251b04c896

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WebOrderPageQuery } from './WebOrderPageQuery.graphql';

const node: PreloadableConcreteRequest<WebOrderPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e130ad7b320ae7e39c6c693cd9362db43aa9810e20690cef9751f6251b04c896",
    "metadata": {},
    "name": "WebOrderPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

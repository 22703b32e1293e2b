/**
 * @generated SignedSource<<f84ae5c024249c42dd45b012342fb05e>>
 * @relayHash f4c74784a9259409ed6362c88c74c7c3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ab69851d5bea11984422c39f8efeb94b81f262b52745e5193c054c0adc4eb530

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AccountPageQuery } from './AccountPageQuery.graphql';

const node: PreloadableConcreteRequest<AccountPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ab69851d5bea11984422c39f8efeb94b81f262b52745e5193c054c0adc4eb530",
    "metadata": {},
    "name": "AccountPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

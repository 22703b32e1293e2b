/**
 * @generated SignedSource<<03add0a9a97702f5358f4efa29f08c69>>
 * @relayHash c8b88e2aeeaa8175a0c68317f03781b9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7b9d8e016ef5a34dbc822673babb743ef6b99dd27043a4b2859c73d87d5598ba

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { NewOrderPageQuery } from './NewOrderPageQuery.graphql';

const node: PreloadableConcreteRequest<NewOrderPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7b9d8e016ef5a34dbc822673babb743ef6b99dd27043a4b2859c73d87d5598ba",
    "metadata": {},
    "name": "NewOrderPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

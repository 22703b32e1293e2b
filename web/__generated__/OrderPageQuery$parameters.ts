/**
 * @generated SignedSource<<989fa259cad8c989884f6ee257b9999e>>
 * @relayHash 82d3ed7e650ffd55818bbb7495c9a298
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a0c9af4b0f402cb9de8f79e99fa0e724af4a98ab34acab7f7ac63c2650514af6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OrderPageQuery } from './OrderPageQuery.graphql';

const node: PreloadableConcreteRequest<OrderPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a0c9af4b0f402cb9de8f79e99fa0e724af4a98ab34acab7f7ac63c2650514af6",
    "metadata": {},
    "name": "OrderPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

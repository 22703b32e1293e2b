/**
 * @generated SignedSource<<847467fd18fc628a96e78f455e85c783>>
 * @relayHash 3a5348d1300818c80ddd88da51d90e32
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7b6aebe968b07f2294ffe1c65c5f3e314350b951a4d17a8e55b9788cc8c103dd

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CustomerPageQuery } from './CustomerPageQuery.graphql';

const node: PreloadableConcreteRequest<CustomerPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7b6aebe968b07f2294ffe1c65c5f3e314350b951a4d17a8e55b9788cc8c103dd",
    "metadata": {},
    "name": "CustomerPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

/**
 * @generated SignedSource<<fc80d6a5265a7344775322d87923d9b7>>
 * @relayHash edda2dad22b221eb8df7055ce897d581
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 20979775a4b8ebc6212d03ab875c9ff7ef9c1cb42791812e7452134700ddbec3

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CustomerPageQuery } from './CustomerPageQuery.graphql';

const node: PreloadableConcreteRequest<CustomerPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "20979775a4b8ebc6212d03ab875c9ff7ef9c1cb42791812e7452134700ddbec3",
    "metadata": {},
    "name": "CustomerPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

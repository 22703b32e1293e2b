/**
 * @generated SignedSource<<d859bdb4598e108a88c5ff91a01db4fb>>
 * @relayHash a16c716a9b5e0f685623042703e7062d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID acaf4f7d0beed3afe86b37d63f0f755b4744a05618af52d667a7e26bd4d98a61

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { NewOrderPageQuery } from './NewOrderPageQuery.graphql';

const node: PreloadableConcreteRequest<NewOrderPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "acaf4f7d0beed3afe86b37d63f0f755b4744a05618af52d667a7e26bd4d98a61",
    "metadata": {},
    "name": "NewOrderPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

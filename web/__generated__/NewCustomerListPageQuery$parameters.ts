/**
 * @generated SignedSource<<c4e9681d558dcee1fd5038cb3051df1b>>
 * @relayHash 9cdeac0c7085b4f8779c1c21f5d7cdd0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 09f34d126911edcc9de2a3f80f27bbab4d298812e12ae6816e01b0605d9db2ad

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { NewCustomerListPageQuery } from './NewCustomerListPageQuery.graphql';

const node: PreloadableConcreteRequest<NewCustomerListPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "09f34d126911edcc9de2a3f80f27bbab4d298812e12ae6816e01b0605d9db2ad",
    "metadata": {},
    "name": "NewCustomerListPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

/**
 * @generated SignedSource<<ed593ece2ea3e9f1e58b48eaa43b1202>>
 * @relayHash 56914ecc9db220f5a2037c61e99c638f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 544dcc5b1e57dafe4aec234eb87f03b95742800c511074fd85f61dfd182e0c86

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AccountsPageQuery } from './AccountsPageQuery.graphql';

const node: PreloadableConcreteRequest<AccountsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "544dcc5b1e57dafe4aec234eb87f03b95742800c511074fd85f61dfd182e0c86",
    "metadata": {},
    "name": "AccountsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

/**
 * @generated SignedSource<<fc1dba732313a473b0cad4d96c10d389>>
 * @relayHash 0a1d40ef5e950d37ad4ee27b089ded2b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1fba66ebc08a95a00fff0213ae61e3faffc133f593cda89647bdda70ab31d059

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AccountPageQuery } from './AccountPageQuery.graphql';

const node: PreloadableConcreteRequest<AccountPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1fba66ebc08a95a00fff0213ae61e3faffc133f593cda89647bdda70ab31d059",
    "metadata": {},
    "name": "AccountPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

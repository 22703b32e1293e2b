/**
 * @generated SignedSource<<04fa9ff347cbf1e51e6d3ddd35fbcb5c>>
 * @relayHash 06e72274df65625e0a636b025bfd909d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f1c714b9e99dbe7d06ae71304e07a773c3fbcc94e662cfe28ddf69ba10dfc361

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { NewCustomerListPageQuery } from './NewCustomerListPageQuery.graphql';

const node: PreloadableConcreteRequest<NewCustomerListPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f1c714b9e99dbe7d06ae71304e07a773c3fbcc94e662cfe28ddf69ba10dfc361",
    "metadata": {},
    "name": "NewCustomerListPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

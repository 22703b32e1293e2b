/**
 * @generated SignedSource<<0eb99d1663e7422807d2c4cc8524467b>>
 * @relayHash dcdce0f2adde0f9e12042fd0eb5e606e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e872105f1fadede3df764f7c72fedd57c83988893bdf5c6dd51a1e9cb577dd07

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SmsLogPageQuery } from './SmsLogPageQuery.graphql';

const node: PreloadableConcreteRequest<SmsLogPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e872105f1fadede3df764f7c72fedd57c83988893bdf5c6dd51a1e9cb577dd07",
    "metadata": {},
    "name": "SmsLogPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

/**
 * @generated SignedSource<<373686ef4e6a4cc895b196d433b1c53e>>
 * @relayHash aa5e58297ff6603c1f861cc1cb38bc55
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 09a4c10c4648774d97bfc2cea36a850f7e6addbcde7155ab06c27cd155138277

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LiabilityPageQuery } from './LiabilityPageQuery.graphql';

const node: PreloadableConcreteRequest<LiabilityPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "09a4c10c4648774d97bfc2cea36a850f7e6addbcde7155ab06c27cd155138277",
    "metadata": {},
    "name": "LiabilityPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

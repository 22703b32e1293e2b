/**
 * @generated SignedSource<<bac7f3e0ced2ddfdc0b501059dae5e1e>>
 * @relayHash 3bb526782f7216bf336ad39554a74c29
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cb2f3cdccf9bef21e0fdbeede25df59382be0d8901b7b94c1a4fa48c093338b0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AccountPageQuery } from './AccountPageQuery.graphql';

const node: PreloadableConcreteRequest<AccountPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "cb2f3cdccf9bef21e0fdbeede25df59382be0d8901b7b94c1a4fa48c093338b0",
    "metadata": {},
    "name": "AccountPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

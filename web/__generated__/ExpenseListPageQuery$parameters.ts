/**
 * @generated SignedSource<<89f18501a0741fdbcee689cfcbdac9f9>>
 * @relayHash c0dbdeb0d5ad858f7bf479e7dec0021d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 081d37a757ac0f0b0e9ef17afe6de7437b756a90ab74b84bf3db0af5e6331082

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ExpenseListPageQuery } from './ExpenseListPageQuery.graphql';

const node: PreloadableConcreteRequest<ExpenseListPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "081d37a757ac0f0b0e9ef17afe6de7437b756a90ab74b84bf3db0af5e6331082",
    "metadata": {},
    "name": "ExpenseListPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

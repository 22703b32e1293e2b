/**
 * @generated SignedSource<<09939030e194932e681c577f7ba3bfaf>>
 * @relayHash ac407794138b81055af5c1878619d204
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6d88e47145b9bef742f958dd25fc6325deac605c6d8b1631c982475a119b558c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { NewAdExpensePageQuery } from './NewAdExpensePageQuery.graphql';

const node: PreloadableConcreteRequest<NewAdExpensePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6d88e47145b9bef742f958dd25fc6325deac605c6d8b1631c982475a119b558c",
    "metadata": {},
    "name": "NewAdExpensePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

/**
 * @generated SignedSource<<d7b9eb3909573f27bfea46c527ff7409>>
 * @relayHash 83a6e1cf4bb7f2be669ea05ea427888b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 801f38fc57696741fded5271cc975d032c43addefedf470cd37c9bf910bad3a3

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { NewTransferPageQuery } from './NewTransferPageQuery.graphql';

const node: PreloadableConcreteRequest<NewTransferPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "801f38fc57696741fded5271cc975d032c43addefedf470cd37c9bf910bad3a3",
    "metadata": {},
    "name": "NewTransferPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

/**
 * @generated SignedSource<<bae5ac41fed23a90aa71f9cad544f8f9>>
 * @relayHash 539df6a018167067e408301709c6a3f8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4f43b9510d60b07acda4720588c34361d7396c65878a354a4ad10d91c859e241

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OrderPageQuery } from './OrderPageQuery.graphql';

const node: PreloadableConcreteRequest<OrderPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4f43b9510d60b07acda4720588c34361d7396c65878a354a4ad10d91c859e241",
    "metadata": {},
    "name": "OrderPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

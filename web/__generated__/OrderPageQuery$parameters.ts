/**
 * @generated SignedSource<<2fab277634a75ae0b49ee1eed6e2175b>>
 * @relayHash 56cad128e8982754699cf6f0f3c1af71
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0de3ac6367bc11776a88fd79d616c3e76cad0b9c1a8535151fe0906fce810d18

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OrderPageQuery } from './OrderPageQuery.graphql';

const node: PreloadableConcreteRequest<OrderPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0de3ac6367bc11776a88fd79d616c3e76cad0b9c1a8535151fe0906fce810d18",
    "metadata": {},
    "name": "OrderPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

/**
 * @generated SignedSource<<0e4ea2ad4600c05ad6e7b0fd18c32470>>
 * @relayHash bfe4fa9bf28669b6434795dccdd082af
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d6a8110fd67f51063e6753278acfe2c89044270ab11af232b571e6cf04f3a80d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { NewProductPageQuery } from './NewProductPageQuery.graphql';

const node: PreloadableConcreteRequest<NewProductPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d6a8110fd67f51063e6753278acfe2c89044270ab11af232b571e6cf04f3a80d",
    "metadata": {},
    "name": "NewProductPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

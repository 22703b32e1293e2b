/**
 * @generated SignedSource<<8af3374bad763f5153c7dea82ff3e46d>>
 * @relayHash 651e6b7b13a13fe042dc5690d35eaec7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID aadcb9ab64afa20ac492fccfe75087121dbc0c646452f7c35499cb8b57841cad

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProductPageQuery } from './ProductPageQuery.graphql';

const node: PreloadableConcreteRequest<ProductPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "aadcb9ab64afa20ac492fccfe75087121dbc0c646452f7c35499cb8b57841cad",
    "metadata": {},
    "name": "ProductPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

/**
 * @generated SignedSource<<145823cdb000e65d2da998e8281ae951>>
 * @relayHash f5fd67300da0751875656ccd7f5fa3f1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4244b7c6ac571eebc86fa80d592ac1a9382606349bdd06e112affbabcc026f8b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProductPageQuery } from './ProductPageQuery.graphql';

const node: PreloadableConcreteRequest<ProductPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4244b7c6ac571eebc86fa80d592ac1a9382606349bdd06e112affbabcc026f8b",
    "metadata": {},
    "name": "ProductPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

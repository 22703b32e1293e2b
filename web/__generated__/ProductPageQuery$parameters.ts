/**
 * @generated SignedSource<<dc05bc1e6fc07d49743920809f714d47>>
 * @relayHash d26d11fc51a6f381c22203976a1240df
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0e500df38d29a9dd8aad0fcfcbb4197b2ebb0d4761bf482c566757be0389d92b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProductPageQuery } from './ProductPageQuery.graphql';

const node: PreloadableConcreteRequest<ProductPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0e500df38d29a9dd8aad0fcfcbb4197b2ebb0d4761bf482c566757be0389d92b",
    "metadata": {},
    "name": "ProductPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

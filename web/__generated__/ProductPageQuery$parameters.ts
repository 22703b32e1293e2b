/**
 * @generated SignedSource<<0b10582ef9a954b4f86d81ee94e21e05>>
 * @relayHash c60350976a26591cd07311b99a1ada35
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5743a9157c587b12ace84b8446b48884df9118cf50e457e8b2005a287f18efa1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProductPageQuery } from './ProductPageQuery.graphql';

const node: PreloadableConcreteRequest<ProductPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5743a9157c587b12ace84b8446b48884df9118cf50e457e8b2005a287f18efa1",
    "metadata": {},
    "name": "ProductPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

/**
 * @generated SignedSource<<b1c8d23e8aeda5d44b0e70c30be9fcbc>>
 * @relayHash 52220d94ad89d18bf92bc1b15212f815
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7ae5c9d6a0145dc9b893de27bbb4ab4ce865a96d41e80cd29047fb38d7c9bbe3

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProductPageQuery } from './ProductPageQuery.graphql';

const node: PreloadableConcreteRequest<ProductPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7ae5c9d6a0145dc9b893de27bbb4ab4ce865a96d41e80cd29047fb38d7c9bbe3",
    "metadata": {},
    "name": "ProductPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

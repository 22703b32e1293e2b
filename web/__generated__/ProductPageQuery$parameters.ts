/**
 * @generated SignedSource<<d215050d6847d2231a4ba7952116eb6e>>
 * @relayHash 41260cfde9981a2a674c0c151177253b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0da35509bc6e98f06b56bc1f7f2144ce04f9a7749b8af29c6bca8744fe908d21

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProductPageQuery } from './ProductPageQuery.graphql';

const node: PreloadableConcreteRequest<ProductPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0da35509bc6e98f06b56bc1f7f2144ce04f9a7749b8af29c6bca8744fe908d21",
    "metadata": {},
    "name": "ProductPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

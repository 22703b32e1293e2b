/**
 * @generated SignedSource<<b57cc61806a81b003dbe545d4b08279f>>
 * @relayHash 6fbbf3a5b0887aa9308eb0484d73d1b2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3d32b67a990584f26fa29beacbc1c4c027e787cafed26e9804583b36c0c89476

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProductListPageQuery } from './ProductListPageQuery.graphql';

const node: PreloadableConcreteRequest<ProductListPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3d32b67a990584f26fa29beacbc1c4c027e787cafed26e9804583b36c0c89476",
    "metadata": {},
    "name": "ProductListPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

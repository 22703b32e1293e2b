/**
 * @generated SignedSource<<2d37c9123f5506a374b51c3078ae532d>>
 * @relayHash ce5545cfd84bd37a79a27ebdf218e749
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 533c5fc7b9e6218b0eec8b76630b9654a16f823b227e860732de246be3ad5f80

import type { ConcreteRequest } from 'relay-runtime';
export type ProductStatus = "ACTIVE" | "ARCHIVED" | "%future added value";
export type ProductStock = "LOW" | "SOLD_OUT" | "%future added value";
export type ProductsFilter = {
  brand?: string | null | undefined;
  category?: string | null | undefined;
  search?: string | null | undefined;
  status?: ProductStatus | null | undefined;
  stock?: ProductStock | null | undefined;
  updatedAfter?: string | null | undefined;
};
export type countProductsQuery$variables = {
  filter?: ProductsFilter | null | undefined;
};
export type countProductsQuery$data = {
  readonly matchingProductCount: number;
};
export type countProductsQuery = {
  response: countProductsQuery$data;
  variables: countProductsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "filter"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "filter",
        "variableName": "filter"
      }
    ],
    "kind": "ScalarField",
    "name": "matchingProductCount",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "countProductsQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "countProductsQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "533c5fc7b9e6218b0eec8b76630b9654a16f823b227e860732de246be3ad5f80",
    "metadata": {},
    "name": "countProductsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "3293013a4e65c9db9d39a5d1c54ec5a0";

export default node;

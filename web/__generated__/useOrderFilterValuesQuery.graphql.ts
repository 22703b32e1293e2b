/**
 * @generated SignedSource<<3de4f5f89afe983d96696dfec6e4cdeb>>
 * @relayHash 95a1560f2a4a5bb340c0c5102304bbf9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 585005db6f70dd7a5d57e24a727bd57a5719e8f9f317d87507e584169dcf48a6

import type { ConcreteRequest } from 'relay-runtime';
export type useOrderFilterValuesQuery$variables = Record<PropertyKey, never>;
export type useOrderFilterValuesQuery$data = {
  readonly orderFilterValues: {
    readonly cancelReasons: ReadonlyArray<string>;
    readonly couriers: ReadonlyArray<string>;
    readonly districts: ReadonlyArray<string>;
    readonly returnReasons: ReadonlyArray<string>;
    readonly skus: ReadonlyArray<string>;
    readonly sources: ReadonlyArray<string>;
    readonly tags: ReadonlyArray<string>;
  };
};
export type useOrderFilterValuesQuery = {
  response: useOrderFilterValuesQuery$data;
  variables: useOrderFilterValuesQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "OrderFilterValues",
    "kind": "LinkedField",
    "name": "orderFilterValues",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "couriers",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "districts",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "sources",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "tags",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "skus",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "cancelReasons",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "returnReasons",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "useOrderFilterValuesQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useOrderFilterValuesQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "585005db6f70dd7a5d57e24a727bd57a5719e8f9f317d87507e584169dcf48a6",
    "metadata": {},
    "name": "useOrderFilterValuesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "7ffce35dab68b1a11880910e0987373d";

export default node;

/**
 * @generated SignedSource<<0aa00805a3c7302ed9a4660c4f8c2361>>
 * @relayHash 802931363a69c010283bb485462a046c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 313c37edc894a04e6e58ee37f3ad923bf19f8afad41af196ecc4698e213ad564

import type { ConcreteRequest } from 'relay-runtime';
export type useOrderFilterValuesQuery$variables = Record<PropertyKey, never>;
export type useOrderFilterValuesQuery$data = {
  readonly orderFilterValues: {
    readonly couriers: ReadonlyArray<string>;
    readonly districts: ReadonlyArray<string>;
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
    "id": "313c37edc894a04e6e58ee37f3ad923bf19f8afad41af196ecc4698e213ad564",
    "metadata": {},
    "name": "useOrderFilterValuesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "917d6773ba19f41a5eac742dd34d0a3b";

export default node;

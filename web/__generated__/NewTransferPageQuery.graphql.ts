/**
 * @generated SignedSource<<c6211496abb4d256b4636b02ee8a6a07>>
 * @relayHash 83a6e1cf4bb7f2be669ea05ea427888b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 801f38fc57696741fded5271cc975d032c43addefedf470cd37c9bf910bad3a3

import type { ConcreteRequest } from 'relay-runtime';
export type NewTransferPageQuery$variables = Record<PropertyKey, never>;
export type NewTransferPageQuery$data = {
  readonly locations: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly id: string;
        readonly isDefault: boolean;
        readonly name: string;
      };
    }>;
  };
};
export type NewTransferPageQuery = {
  response: NewTransferPageQuery$data;
  variables: NewTransferPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Literal",
        "name": "first",
        "value": 100
      }
    ],
    "concreteType": "LocationsConnection",
    "kind": "LinkedField",
    "name": "locations",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "LocationsEdge",
        "kind": "LinkedField",
        "name": "edges",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Location",
            "kind": "LinkedField",
            "name": "node",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "id",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "name",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "isDefault",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": "locations(first:100)"
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "NewTransferPageQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "NewTransferPageQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "801f38fc57696741fded5271cc975d032c43addefedf470cd37c9bf910bad3a3",
    "metadata": {},
    "name": "NewTransferPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "7de33bd522b2bf123a59d80dc7afbca6";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;

/**
 * @generated SignedSource<<db8bb920d86813acb934bba1d6bbce13>>
 * @relayHash 69b73f324405dc23199c3eed362baef2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7ce98bd48ea8195056d4f8d8db48fa1f2a572463a956dfc34b2319df19cc1c40

import type { ConcreteRequest } from 'relay-runtime';
export type NewAdExpensePageQuery$variables = Record<PropertyKey, never>;
export type NewAdExpensePageQuery$data = {
  readonly accounts: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly balance: number | null | undefined;
        readonly id: string;
        readonly key: string;
        readonly name: string;
      };
    }>;
  };
};
export type NewAdExpensePageQuery = {
  response: NewAdExpensePageQuery$data;
  variables: NewAdExpensePageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Literal",
        "name": "filter",
        "value": {
          "isArchived": false,
          "kind": "MONEY"
        }
      },
      {
        "kind": "Literal",
        "name": "first",
        "value": 100
      }
    ],
    "concreteType": "AccountsConnection",
    "kind": "LinkedField",
    "name": "accounts",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "AccountsEdge",
        "kind": "LinkedField",
        "name": "edges",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Account",
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
                "name": "key",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "balance",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": "accounts(filter:{\"isArchived\":false,\"kind\":\"MONEY\"},first:100)"
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "NewAdExpensePageQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "NewAdExpensePageQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "7ce98bd48ea8195056d4f8d8db48fa1f2a572463a956dfc34b2319df19cc1c40",
    "metadata": {},
    "name": "NewAdExpensePageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "c1c5f535ddcad21735d1f1fd452a0aa6";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;

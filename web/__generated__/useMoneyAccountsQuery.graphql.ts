/**
 * @generated SignedSource<<fbf7f173e31b8854e899e0983f31b43e>>
 * @relayHash 6683eeba9f1f329f533310e282efb4f4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b7af3c7a5adc59be80fec9dbbaf731f0667a30e8a81e57d6945aa11201bd72b4

import type { ConcreteRequest } from 'relay-runtime';
export type useMoneyAccountsQuery$variables = Record<PropertyKey, never>;
export type useMoneyAccountsQuery$data = {
  readonly accounts: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly id: string;
        readonly isOwn: boolean;
        readonly name: string;
      };
    }>;
  };
};
export type useMoneyAccountsQuery = {
  response: useMoneyAccountsQuery$data;
  variables: useMoneyAccountsQuery$variables;
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
                "name": "isOwn",
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
    "name": "useMoneyAccountsQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useMoneyAccountsQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "b7af3c7a5adc59be80fec9dbbaf731f0667a30e8a81e57d6945aa11201bd72b4",
    "metadata": {},
    "name": "useMoneyAccountsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "05bf92fb908bb5e9e4ad699f2b359323";

export default node;

/**
 * @generated SignedSource<<709443bf342e4a8618b9f9a6d80e7867>>
 * @relayHash 3f9df976e5bde400075b16f632c67ca1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8d867d4c36da7b4c8940571de447def0f724dd54308f29cc909d5a20c809d7ec

import type { ConcreteRequest } from 'relay-runtime';
export type useMoneyAccountsQuery$variables = Record<PropertyKey, never>;
export type useMoneyAccountsQuery$data = {
  readonly accounts: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly id: string;
        readonly isOwn: boolean;
        readonly key: string;
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
                "name": "key",
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
    "id": "8d867d4c36da7b4c8940571de447def0f724dd54308f29cc909d5a20c809d7ec",
    "metadata": {},
    "name": "useMoneyAccountsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "09df7e650d30f27dbb1f2f8d3b9dd610";

export default node;

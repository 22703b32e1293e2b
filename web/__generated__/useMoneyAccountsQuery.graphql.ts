/**
 * @generated SignedSource<<ad0d267d959151b592128f783953088c>>
 * @relayHash 4f62e55a1b138c79ac3d10a83c499994
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 22ba50d3b63a518de075df01bd97600b15dfe5d8f6cf9528fdd2890fc84616fc

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
        "value": 500
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
    "storageKey": "accounts(filter:{\"isArchived\":false,\"kind\":\"MONEY\"},first:500)"
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
    "id": "22ba50d3b63a518de075df01bd97600b15dfe5d8f6cf9528fdd2890fc84616fc",
    "metadata": {},
    "name": "useMoneyAccountsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "9ac2817af26a9136864ff408c955d76d";

export default node;

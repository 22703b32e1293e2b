/**
 * @generated SignedSource<<53662f08611a303a3a51408e7c37cc4c>>
 * @relayHash bb6d5b80fe679ce4228d255602146c34
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bbad6f40a9d24937771bd2c1c0764954a297d947dbd05a260cdda73a0b94429b

import type { ConcreteRequest } from 'relay-runtime';
export type AccountKind = "CATEGORY" | "MONEY" | "OTHER" | "PARTIES" | "%future added value";
export type AccountType = "ASSET" | "EQUITY" | "EXPENSE" | "INCOME" | "LIABILITY" | "%future added value";
export type NewLiabilityPageQuery$variables = Record<PropertyKey, never>;
export type NewLiabilityPageQuery$data = {
  readonly accounts: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly id: string;
        readonly key: string;
        readonly kind: AccountKind;
        readonly name: string;
        readonly type: AccountType;
      };
    }>;
  };
};
export type NewLiabilityPageQuery = {
  response: NewLiabilityPageQuery$data;
  variables: NewLiabilityPageQuery$variables;
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
          "isArchived": false
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
                "name": "kind",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "type",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": "accounts(filter:{\"isArchived\":false},first:100)"
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "NewLiabilityPageQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "NewLiabilityPageQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "bbad6f40a9d24937771bd2c1c0764954a297d947dbd05a260cdda73a0b94429b",
    "metadata": {},
    "name": "NewLiabilityPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "e276a933a25b17e42a13d05518c9e82c";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;

/**
 * @generated SignedSource<<3329200549ea496fafa39167f9490eec>>
 * @relayHash 0eda1121b3eefe4ca473bdd1387cd906
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 97fde327fa814951dbaeaaad1b3de515f2f6d165a3d66daf1f3d2d24d89d0497

import type { ConcreteRequest } from 'relay-runtime';
export type PayOpeningDialogQuery$variables = Record<PropertyKey, never>;
export type PayOpeningDialogQuery$data = {
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
export type PayOpeningDialogQuery = {
  response: PayOpeningDialogQuery$data;
  variables: PayOpeningDialogQuery$variables;
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
    "storageKey": "accounts(filter:{\"isArchived\":false,\"kind\":\"MONEY\"},first:500)"
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "PayOpeningDialogQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "PayOpeningDialogQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "97fde327fa814951dbaeaaad1b3de515f2f6d165a3d66daf1f3d2d24d89d0497",
    "metadata": {},
    "name": "PayOpeningDialogQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "f2d5583c77389607d39a71102c8df85e";

export default node;

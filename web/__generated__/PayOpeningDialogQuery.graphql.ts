/**
 * @generated SignedSource<<3f766d0473b97c1a7b53992c27bded68>>
 * @relayHash 42cf11080346fc5e617872a8a9982a78
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 16483ba95a76f54c1449cc819dcb0afc764854b6b1c892247299d5aa5cf0a4cc

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
    "id": "16483ba95a76f54c1449cc819dcb0afc764854b6b1c892247299d5aa5cf0a4cc",
    "metadata": {},
    "name": "PayOpeningDialogQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "f10a8161c1805b939eab80f9827fa1ce";

export default node;

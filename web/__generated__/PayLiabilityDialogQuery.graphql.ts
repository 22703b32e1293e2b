/**
 * @generated SignedSource<<fc338ba3825e413348a6e93604342557>>
 * @relayHash 06fc813e9f89064f30a4d50d251420ab
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e90f5b5c72ded6ebac974798bb73d4494f892a2eb03705c7cf9c3bb7301228de

import type { ConcreteRequest } from 'relay-runtime';
export type PayLiabilityDialogQuery$variables = Record<PropertyKey, never>;
export type PayLiabilityDialogQuery$data = {
  readonly accounts: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly balance: number | null | undefined;
        readonly id: string;
        readonly name: string;
      };
    }>;
  };
};
export type PayLiabilityDialogQuery = {
  response: PayLiabilityDialogQuery$data;
  variables: PayLiabilityDialogQuery$variables;
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
    "name": "PayLiabilityDialogQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "PayLiabilityDialogQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "e90f5b5c72ded6ebac974798bb73d4494f892a2eb03705c7cf9c3bb7301228de",
    "metadata": {},
    "name": "PayLiabilityDialogQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "f4a907e7df1ab624ae72fbdc6ad15b22";

export default node;

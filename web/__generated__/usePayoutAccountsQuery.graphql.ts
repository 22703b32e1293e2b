/**
 * @generated SignedSource<<634a868bff60399067abeda72626a888>>
 * @relayHash 52416af0e314cca386143839e3e3ceb1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8d3a33a77813e9f0f294ef03ffe88adf68071299990e14294dd5a1adddd1ba6c

import type { ConcreteRequest } from 'relay-runtime';
export type usePayoutAccountsQuery$variables = Record<PropertyKey, never>;
export type usePayoutAccountsQuery$data = {
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
export type usePayoutAccountsQuery = {
  response: usePayoutAccountsQuery$data;
  variables: usePayoutAccountsQuery$variables;
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
    "name": "usePayoutAccountsQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "usePayoutAccountsQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "8d3a33a77813e9f0f294ef03ffe88adf68071299990e14294dd5a1adddd1ba6c",
    "metadata": {},
    "name": "usePayoutAccountsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "42f0b86b3c010428b9de357143730ba1";

export default node;

/**
 * @generated SignedSource<<5abfb3c6a8e0ba6c68e794267f67d4df>>
 * @relayHash 459647b6345568695661827da3b15c54
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 27c928603de6aa6ed36dfb6d5b2de25a0769f027d38dca6ac804b89abf92610c

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
    "id": "27c928603de6aa6ed36dfb6d5b2de25a0769f027d38dca6ac804b89abf92610c",
    "metadata": {},
    "name": "PayLiabilityDialogQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "4890eec020192e76ad799977dce64a45";

export default node;

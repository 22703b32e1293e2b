/**
 * @generated SignedSource<<63f1954834a20a279c2e4116bfe84810>>
 * @relayHash c14e3876d520d2eb2b1a1c64d6d860b4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 02f4b6524b494ecee6928f8009eff4b7bf035442d9ddebce7470acd0d2440b77

import type { ConcreteRequest } from 'relay-runtime';
export type BlockAction = "ALLOW" | "BLOCK" | "HOLD" | "PREPAY" | "%future added value";
export type CustomerRisk = "BAD" | "GOOD" | "MIXED" | "NEW" | "%future added value";
export type BlockCustomersInput = {
  action?: BlockAction | null | undefined;
  customers?: ReadonlyArray<string> | null | undefined;
  filter?: BlockCustomersFilterInput | null | undefined;
  reason: string;
};
export type BlockCustomersFilterInput = {
  blocked?: boolean | null | undefined;
  district?: string | null | undefined;
  firstOrderBefore?: string | null | undefined;
  firstOrderFrom?: string | null | undefined;
  firstSource?: string | null | undefined;
  lastOrderBefore?: string | null | undefined;
  lastOrderFrom?: string | null | undefined;
  optedOut?: boolean | null | undefined;
  ordersFrom?: number | null | undefined;
  ordersTo?: number | null | undefined;
  phone?: string | null | undefined;
  risk?: CustomerRisk | null | undefined;
  search?: string | null | undefined;
  tag?: string | null | undefined;
  updatedAfter?: string | null | undefined;
};
export type useBlockCustomersMutation$variables = {
  input: BlockCustomersInput;
};
export type useBlockCustomersMutation$data = {
  readonly blockCustomers: {
    readonly __typename: string;
    readonly code?: string;
    readonly data?: {
      readonly id: string;
    };
    readonly fieldErrors?: ReadonlyArray<{
      readonly field: string;
      readonly message: string;
      readonly messageKey: string;
      readonly messageValues: Record<string, unknown>;
    }>;
    readonly message?: string;
    readonly messageKey?: string;
    readonly messageValues?: Record<string, unknown>;
    readonly reason?: string;
  };
};
export type useBlockCustomersMutation = {
  response: useBlockCustomersMutation$data;
  variables: useBlockCustomersMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "messageKey",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "messageValues",
  "storageKey": null
},
v4 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": null,
    "kind": "LinkedField",
    "name": "blockCustomers",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "__typename",
        "storageKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": [
          {
            "alias": "data",
            "args": null,
            "concreteType": "BulkJob",
            "kind": "LinkedField",
            "name": "bulkJob",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "id",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "type": "BlockCustomersSuccess",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "code",
            "storageKey": null
          },
          (v1/*:: as any*/),
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "FieldError",
                "kind": "LinkedField",
                "name": "fieldErrors",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "field",
                    "storageKey": null
                  },
                  (v1/*:: as any*/),
                  (v2/*:: as any*/),
                  (v3/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "type": "ValidationError",
            "abstractKey": null
          },
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "reason",
                "storageKey": null
              }
            ],
            "type": "PreconditionError",
            "abstractKey": null
          }
        ],
        "type": "Error",
        "abstractKey": "__isError"
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useBlockCustomersMutation",
    "selections": (v4/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useBlockCustomersMutation",
    "selections": (v4/*:: as any*/)
  },
  "params": {
    "id": "02f4b6524b494ecee6928f8009eff4b7bf035442d9ddebce7470acd0d2440b77",
    "metadata": {},
    "name": "useBlockCustomersMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "440a114ac6bb1fd354db95a5e4fa7d5e";

export default node;

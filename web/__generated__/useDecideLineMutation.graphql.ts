/**
 * @generated SignedSource<<c9b8d99d494e36df9906257f041e1e85>>
 * @relayHash 332271fcecfd610b9517ebe9b4160663
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2410177fbb3528a5d852da3eab65757b86efceded9f84a9b5335b81409702845

import type { ConcreteRequest } from 'relay-runtime';
export type LineResult = "CHARGE_DIFF" | "COMPENSATED" | "DUPLICATE" | "EXPECTED_MISSING" | "MATCHED" | "NOT_DELIVERED_HERE" | "OVER" | "PARTIAL" | "SHORT" | "UNKNOWN_PARCEL" | "WAITING" | "%future added value";
export type StatementStatus = "DRAFT" | "POSTED" | "POSTING" | "READING" | "VOID" | "%future added value";
export type DecideStatementLineInput = {
  isSuggested?: boolean | null | undefined;
  lineId: string;
  orderNumber?: string | null | undefined;
  restComes?: boolean | null | undefined;
};
export type useDecideLineMutation$variables = {
  before: number;
  input: DecideStatementLineInput;
};
export type useDecideLineMutation$data = {
  readonly decideStatementLine: {
    readonly __typename: string;
    readonly code?: string;
    readonly data?: {
      readonly decided: ReadonlyArray<{
        readonly codFee: number | null | undefined;
        readonly collected: number;
        readonly consignment: string;
        readonly deliveryCharge: number | null | undefined;
        readonly expected: number | null | undefined;
        readonly id: string;
        readonly invoice: string;
        readonly isChosen: boolean;
        readonly lineId: string;
        readonly net: number | null | undefined;
        readonly order: {
          readonly id: string;
          readonly reference: string;
          readonly shippingAddress: {
            readonly name: string;
          };
        } | null | undefined;
        readonly phone: string;
        readonly position: number;
        readonly restComes: boolean;
        readonly result: LineResult;
        readonly returnCharge: number | null | undefined;
        readonly suggested: {
          readonly id: string;
          readonly reference: string;
          readonly shippingAddress: {
            readonly name: string;
          };
        } | null | undefined;
      }>;
      readonly id: string;
      readonly lineCount: number;
      readonly number: number;
      readonly parcels: {
        readonly edges: ReadonlyArray<{
          readonly node: {
            readonly codFee: number | null | undefined;
            readonly collected: number;
            readonly consignment: string;
            readonly deliveryCharge: number | null | undefined;
            readonly expected: number | null | undefined;
            readonly id: string;
            readonly invoice: string;
            readonly isChosen: boolean;
            readonly lineId: string;
            readonly net: number | null | undefined;
            readonly order: {
              readonly id: string;
              readonly reference: string;
              readonly shippingAddress: {
                readonly name: string;
              };
            } | null | undefined;
            readonly phone: string;
            readonly position: number;
            readonly restComes: boolean;
            readonly result: LineResult;
            readonly returnCharge: number | null | undefined;
            readonly suggested: {
              readonly id: string;
              readonly reference: string;
              readonly shippingAddress: {
                readonly name: string;
              };
            } | null | undefined;
          };
        }>;
      };
      readonly problem: string | null | undefined;
      readonly readCount: number;
      readonly results: ReadonlyArray<{
        readonly collected: number;
        readonly expected: number;
        readonly net: number | null | undefined;
        readonly parcels: number;
        readonly result: LineResult;
      }>;
      readonly status: StatementStatus;
      readonly toDecide: ReadonlyArray<{
        readonly codFee: number | null | undefined;
        readonly collected: number;
        readonly consignment: string;
        readonly deliveryCharge: number | null | undefined;
        readonly expected: number | null | undefined;
        readonly id: string;
        readonly invoice: string;
        readonly isChosen: boolean;
        readonly lineId: string;
        readonly net: number | null | undefined;
        readonly order: {
          readonly id: string;
          readonly reference: string;
          readonly shippingAddress: {
            readonly name: string;
          };
        } | null | undefined;
        readonly phone: string;
        readonly position: number;
        readonly restComes: boolean;
        readonly result: LineResult;
        readonly returnCharge: number | null | undefined;
        readonly suggested: {
          readonly id: string;
          readonly reference: string;
          readonly shippingAddress: {
            readonly name: string;
          };
        } | null | undefined;
      }>;
      readonly version: number;
      readonly voidReason: string | null | undefined;
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
export type useDecideLineMutation = {
  response: useDecideLineMutation$data;
  variables: useDecideLineMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "before"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "input"
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "result",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "expected",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "collected",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "net",
  "storageKey": null
},
v7 = [
  (v2/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "reference",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "Address",
    "kind": "LinkedField",
    "name": "shippingAddress",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "name",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
],
v8 = [
  (v2/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "lineId",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "position",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "consignment",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "invoice",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "phone",
    "storageKey": null
  },
  (v5/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "deliveryCharge",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "codFee",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "returnCharge",
    "storageKey": null
  },
  (v6/*:: as any*/),
  (v3/*:: as any*/),
  (v4/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "isChosen",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "restComes",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "Order",
    "kind": "LinkedField",
    "name": "order",
    "plural": false,
    "selections": (v7/*:: as any*/),
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "Order",
    "kind": "LinkedField",
    "name": "suggested",
    "plural": false,
    "selections": (v7/*:: as any*/),
    "storageKey": null
  }
],
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "messageKey",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "messageValues",
  "storageKey": null
},
v12 = [
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
    "name": "decideStatementLine",
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
            "concreteType": "CourierStatement",
            "kind": "LinkedField",
            "name": "statement",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "number",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "status",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "version",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "voidReason",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "problem",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "readCount",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "lineCount",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "StatementResult",
                "kind": "LinkedField",
                "name": "results",
                "plural": true,
                "selections": [
                  (v3/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "parcels",
                    "storageKey": null
                  },
                  (v4/*:: as any*/),
                  (v5/*:: as any*/),
                  (v6/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "StatementLine",
                "kind": "LinkedField",
                "name": "toDecide",
                "plural": true,
                "selections": (v8/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": [
                  {
                    "kind": "Literal",
                    "name": "first",
                    "value": 100
                  }
                ],
                "concreteType": "ParcelsConnection",
                "kind": "LinkedField",
                "name": "parcels",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "ParcelsEdge",
                    "kind": "LinkedField",
                    "name": "edges",
                    "plural": true,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "StatementLine",
                        "kind": "LinkedField",
                        "name": "node",
                        "plural": false,
                        "selections": (v8/*:: as any*/),
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": "parcels(first:100)"
              },
              {
                "alias": "decided",
                "args": [
                  {
                    "kind": "Literal",
                    "name": "first",
                    "value": 1
                  },
                  {
                    "kind": "Variable",
                    "name": "position",
                    "variableName": "before"
                  }
                ],
                "concreteType": "StatementLine",
                "kind": "LinkedField",
                "name": "parcelsBehind",
                "plural": true,
                "selections": (v8/*:: as any*/),
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "type": "DecideStatementLineSuccess",
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
          (v9/*:: as any*/),
          (v10/*:: as any*/),
          (v11/*:: as any*/),
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
                  (v9/*:: as any*/),
                  (v10/*:: as any*/),
                  (v11/*:: as any*/)
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
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useDecideLineMutation",
    "selections": (v12/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useDecideLineMutation",
    "selections": (v12/*:: as any*/)
  },
  "params": {
    "id": "2410177fbb3528a5d852da3eab65757b86efceded9f84a9b5335b81409702845",
    "metadata": {},
    "name": "useDecideLineMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "508ede00207bec7140dd984009b813e7";

export default node;

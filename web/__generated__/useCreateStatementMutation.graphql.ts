/**
 * @generated SignedSource<<bfef9a77fd3a271af551e97131e5c086>>
 * @relayHash 40b8b2e94c09758a81512f9086a5c460
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 077fb007f7a68e19dd32a42770f3164a53fc8a3360b14432ae7cb13e06ebd04e

import type { ConcreteRequest } from 'relay-runtime';
export type LineDecision = "ACCEPT" | "DISPUTE" | "WRITE_OFF" | "%future added value";
export type LineResult = "CHARGE_DIFF" | "COMPENSATED" | "DUPLICATE" | "EXPECTED_MISSING" | "MATCHED" | "NOT_DELIVERED_HERE" | "OVER" | "PARTIAL" | "SHORT" | "UNKNOWN_PARCEL" | "WAITING" | "%future added value";
export type MoneyAccount = "BANK" | "BKASH" | "CASH" | "NAGAD" | "WEB_PAYMENTS" | "%future added value";
export type StatementStatus = "DRAFT" | "POSTED" | "POSTING" | "READING" | "VOID" | "%future added value";
export type CreateCourierStatementInput = {
  account?: MoneyAccount | null | undefined;
  accountId?: string | null | undefined;
  courierId: string;
  day?: string | null | undefined;
  lines: ReadonlyArray<CreateCourierStatementLinesInput>;
  reference?: string | null | undefined;
};
export type CreateCourierStatementLinesInput = {
  adjustment?: number | null | undefined;
  codFee?: number | null | undefined;
  collected: number;
  consignment?: string | null | undefined;
  deliveryCharge?: number | null | undefined;
  invoice?: string | null | undefined;
  isPaidAsOwed?: boolean | null | undefined;
  phone?: string | null | undefined;
  returnCharge?: number | null | undefined;
};
export type useCreateStatementMutation$variables = {
  input: CreateCourierStatementInput;
};
export type useCreateStatementMutation$data = {
  readonly createCourierStatement: {
    readonly __typename: string;
    readonly code?: string;
    readonly data?: {
      readonly adjustedCount: number;
      readonly changedLines: ReadonlyArray<number>;
      readonly entered: {
        readonly edges: ReadonlyArray<{
          readonly node: {
            readonly at: string;
          };
        }>;
      };
      readonly id: string;
      readonly lineCount: number;
      readonly number: number;
      readonly parcels: {
        readonly edges: ReadonlyArray<{
          readonly node: {
            readonly adjustment: number;
            readonly codFee: number | null | undefined;
            readonly collected: number;
            readonly consignment: string;
            readonly decision: LineDecision | null | undefined;
            readonly deliveryCharge: number | null | undefined;
            readonly excess: number | null | undefined;
            readonly expected: number | null | undefined;
            readonly fileCount: number;
            readonly id: string;
            readonly invoice: string;
            readonly isChosen: boolean;
            readonly isDisputable: boolean;
            readonly isToLookAt: boolean;
            readonly lineId: string;
            readonly namedOrder: {
              readonly name: string;
              readonly orderId: string;
              readonly reference: string;
            } | null | undefined;
            readonly net: number | null | undefined;
            readonly note: string | null | undefined;
            readonly phone: string;
            readonly position: number;
            readonly result: LineResult;
            readonly returnCharge: number | null | undefined;
            readonly suggestedOrder: {
              readonly name: string;
              readonly orderId: string;
              readonly reference: string;
            } | null | undefined;
          };
        }>;
      };
      readonly problem: string | null | undefined;
      readonly readCount: number;
      readonly results: ReadonlyArray<{
        readonly collected: number;
        readonly difference: number | null | undefined;
        readonly expected: number | null | undefined;
        readonly net: number | null | undefined;
        readonly parcels: number;
        readonly result: LineResult;
      }>;
      readonly status: StatementStatus;
      readonly toDecide: ReadonlyArray<{
        readonly adjustment: number;
        readonly codFee: number | null | undefined;
        readonly collected: number;
        readonly consignment: string;
        readonly decision: LineDecision | null | undefined;
        readonly deliveryCharge: number | null | undefined;
        readonly excess: number | null | undefined;
        readonly expected: number | null | undefined;
        readonly fileCount: number;
        readonly id: string;
        readonly invoice: string;
        readonly isChosen: boolean;
        readonly isDisputable: boolean;
        readonly isToLookAt: boolean;
        readonly lineId: string;
        readonly namedOrder: {
          readonly name: string;
          readonly orderId: string;
          readonly reference: string;
        } | null | undefined;
        readonly net: number | null | undefined;
        readonly note: string | null | undefined;
        readonly phone: string;
        readonly position: number;
        readonly result: LineResult;
        readonly returnCharge: number | null | undefined;
        readonly suggestedOrder: {
          readonly name: string;
          readonly orderId: string;
          readonly reference: string;
        } | null | undefined;
      }>;
      readonly version: number;
      readonly voidReason: string | null | undefined;
      readonly voucher: {
        readonly decided: number;
        readonly toDecide: number;
      } | null | undefined;
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
export type useCreateStatementMutation = {
  response: useCreateStatementMutation$data;
  variables: useCreateStatementMutation$variables;
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
  "name": "id",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "result",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "expected",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "collected",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "net",
  "storageKey": null
},
v6 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "orderId",
    "storageKey": null
  },
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
    "kind": "ScalarField",
    "name": "name",
    "storageKey": null
  }
],
v7 = [
  (v1/*:: as any*/),
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
  (v4/*:: as any*/),
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
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "adjustment",
    "storageKey": null
  },
  (v5/*:: as any*/),
  (v2/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "isToLookAt",
    "storageKey": null
  },
  (v3/*:: as any*/),
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
    "name": "isDisputable",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "excess",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "decision",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "note",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "fileCount",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "NamedOrder",
    "kind": "LinkedField",
    "name": "namedOrder",
    "plural": false,
    "selections": (v6/*:: as any*/),
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "NamedOrder",
    "kind": "LinkedField",
    "name": "suggestedOrder",
    "plural": false,
    "selections": (v6/*:: as any*/),
    "storageKey": null
  }
],
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "messageKey",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "messageValues",
  "storageKey": null
},
v11 = [
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
    "name": "createCourierStatement",
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
              (v1/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "number",
                "storageKey": null
              },
              {
                "alias": "entered",
                "args": [
                  {
                    "kind": "Literal",
                    "name": "first",
                    "value": 2
                  }
                ],
                "concreteType": "TimelineConnection",
                "kind": "LinkedField",
                "name": "timeline",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "TimelineEdge",
                    "kind": "LinkedField",
                    "name": "edges",
                    "plural": true,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "TimelineEntry",
                        "kind": "LinkedField",
                        "name": "node",
                        "plural": false,
                        "selections": [
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "at",
                            "storageKey": null
                          }
                        ],
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": "timeline(first:2)"
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
                "kind": "ScalarField",
                "name": "changedLines",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "adjustedCount",
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
                  (v2/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "parcels",
                    "storageKey": null
                  },
                  (v3/*:: as any*/),
                  (v4/*:: as any*/),
                  (v5/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "difference",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "StatementVoucher",
                "kind": "LinkedField",
                "name": "voucher",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "toDecide",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "decided",
                    "storageKey": null
                  }
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
                "selections": (v7/*:: as any*/),
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
                        "selections": (v7/*:: as any*/),
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": "parcels(first:100)"
              }
            ],
            "storageKey": null
          }
        ],
        "type": "CreateCourierStatementSuccess",
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
          (v8/*:: as any*/),
          (v9/*:: as any*/),
          (v10/*:: as any*/),
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
                  (v8/*:: as any*/),
                  (v9/*:: as any*/),
                  (v10/*:: as any*/)
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
    "name": "useCreateStatementMutation",
    "selections": (v11/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useCreateStatementMutation",
    "selections": (v11/*:: as any*/)
  },
  "params": {
    "id": "077fb007f7a68e19dd32a42770f3164a53fc8a3360b14432ae7cb13e06ebd04e",
    "metadata": {},
    "name": "useCreateStatementMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "dbb28d387f3c79510e2e1e6ba4703287";

export default node;

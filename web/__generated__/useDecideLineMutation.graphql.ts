/**
 * @generated SignedSource<<b5d910c613283a0b189b9488155402cd>>
 * @relayHash 48aca69a72b9c1a5327ad7c57282a91a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0e89aef505e2279b38fbdc7608804f582cf0c15d2cd8ce788d129f64b374fede

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LineDecision = "ACCEPT" | "DISPUTE" | "WRITE_OFF" | "%future added value";
export type LineResult = "CHARGE_DIFF" | "COMPENSATED" | "DUPLICATE" | "EXPECTED_MISSING" | "MATCHED" | "NOT_DELIVERED_HERE" | "OVER" | "PARTIAL" | "SHORT" | "UNKNOWN_PARCEL" | "WAITING" | "%future added value";
export type StatementStatus = "DRAFT" | "POSTED" | "POSTING" | "READING" | "VOID" | "%future added value";
export type DecideStatementLineInput = {
  decision?: LineDecision | null | undefined;
  isSuggested?: boolean | null | undefined;
  isUndone?: boolean | null | undefined;
  lineId: string;
  note?: string | null | undefined;
  orderNumber?: string | null | undefined;
  restComes?: boolean | null | undefined;
  version?: number | null | undefined;
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
      readonly adjustedCount: number;
      readonly changedLines: ReadonlyArray<number>;
      readonly decided: ReadonlyArray<{
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
      readonly timeline: {
        readonly " $fragmentSpreads": FragmentRefs<"AuditTimeline_timeline">;
      };
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
      readonly " $fragmentSpreads": FragmentRefs<"StatementVoucher_statement">;
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
v2 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "number",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "status",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "version",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "voidReason",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "problem",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "readCount",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "lineCount",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "changedLines",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "adjustedCount",
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "result",
  "storageKey": null
},
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "expected",
  "storageKey": null
},
v16 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "collected",
  "storageKey": null
},
v17 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "net",
  "storageKey": null
},
v18 = {
  "alias": null,
  "args": null,
  "concreteType": "StatementResult",
  "kind": "LinkedField",
  "name": "results",
  "plural": true,
  "selections": [
    (v14/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "parcels",
      "storageKey": null
    },
    (v15/*:: as any*/),
    (v16/*:: as any*/),
    (v17/*:: as any*/),
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
v19 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "toDecide",
  "storageKey": null
},
v20 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "decided",
  "storageKey": null
},
v21 = [
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
v22 = [
  (v4/*:: as any*/),
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
  (v16/*:: as any*/),
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
  (v17/*:: as any*/),
  (v14/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "isToLookAt",
    "storageKey": null
  },
  (v15/*:: as any*/),
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
    "selections": (v21/*:: as any*/),
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "NamedOrder",
    "kind": "LinkedField",
    "name": "suggestedOrder",
    "plural": false,
    "selections": (v21/*:: as any*/),
    "storageKey": null
  }
],
v23 = {
  "alias": null,
  "args": null,
  "concreteType": "StatementLine",
  "kind": "LinkedField",
  "name": "toDecide",
  "plural": true,
  "selections": (v22/*:: as any*/),
  "storageKey": null
},
v24 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 100
  }
],
v25 = {
  "alias": null,
  "args": (v24/*:: as any*/),
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
          "selections": (v22/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "storageKey": "parcels(first:100)"
},
v26 = {
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
  "selections": (v22/*:: as any*/),
  "storageKey": null
},
v27 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
},
v28 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "messageKey",
  "storageKey": null
},
v29 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "messageValues",
  "storageKey": null
},
v30 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "code",
      "storageKey": null
    },
    (v27/*:: as any*/),
    (v28/*:: as any*/),
    (v29/*:: as any*/),
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
            (v27/*:: as any*/),
            (v28/*:: as any*/),
            (v29/*:: as any*/)
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
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useDecideLineMutation",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "decideStatementLine",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
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
                  (v4/*:: as any*/),
                  (v5/*:: as any*/),
                  (v6/*:: as any*/),
                  (v7/*:: as any*/),
                  (v8/*:: as any*/),
                  (v9/*:: as any*/),
                  (v10/*:: as any*/),
                  (v11/*:: as any*/),
                  (v12/*:: as any*/),
                  (v13/*:: as any*/),
                  (v18/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "StatementVoucher",
                    "kind": "LinkedField",
                    "name": "voucher",
                    "plural": false,
                    "selections": [
                      (v19/*:: as any*/),
                      (v20/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  (v23/*:: as any*/),
                  (v25/*:: as any*/),
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "StatementVoucher_statement"
                  },
                  {
                    "alias": null,
                    "args": (v24/*:: as any*/),
                    "concreteType": "TimelineConnection",
                    "kind": "LinkedField",
                    "name": "timeline",
                    "plural": false,
                    "selections": [
                      {
                        "args": null,
                        "kind": "FragmentSpread",
                        "name": "AuditTimeline_timeline"
                      }
                    ],
                    "storageKey": "timeline(first:100)"
                  },
                  (v26/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "type": "DecideStatementLineSuccess",
            "abstractKey": null
          },
          (v30/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
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
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "decideStatementLine",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
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
                  (v4/*:: as any*/),
                  (v5/*:: as any*/),
                  (v6/*:: as any*/),
                  (v7/*:: as any*/),
                  (v8/*:: as any*/),
                  (v9/*:: as any*/),
                  (v10/*:: as any*/),
                  (v11/*:: as any*/),
                  (v12/*:: as any*/),
                  (v13/*:: as any*/),
                  (v18/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "StatementVoucher",
                    "kind": "LinkedField",
                    "name": "voucher",
                    "plural": false,
                    "selections": [
                      (v19/*:: as any*/),
                      (v20/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "total",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "StatementVoucherLine",
                        "kind": "LinkedField",
                        "name": "lines",
                        "plural": true,
                        "selections": [
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "account",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "isOfCourier",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "debit",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "credit",
                            "storageKey": null
                          }
                        ],
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "settled",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "partial",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "disputed",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "writtenOff",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "missing",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "held",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "adjusted",
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  },
                  (v23/*:: as any*/),
                  (v25/*:: as any*/),
                  {
                    "alias": null,
                    "args": (v24/*:: as any*/),
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
                            "kind": "ScalarField",
                            "name": "cursor",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "TimelineEntry",
                            "kind": "LinkedField",
                            "name": "node",
                            "plural": false,
                            "selections": [
                              {
                                "alias": "message",
                                "args": null,
                                "kind": "ScalarField",
                                "name": "summary",
                                "storageKey": null
                              },
                              (v28/*:: as any*/),
                              (v29/*:: as any*/),
                              {
                                "alias": null,
                                "args": null,
                                "kind": "ScalarField",
                                "name": "actorName",
                                "storageKey": null
                              },
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
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "PageInfo",
                        "kind": "LinkedField",
                        "name": "pageInfo",
                        "plural": false,
                        "selections": [
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "hasNextPage",
                            "storageKey": null
                          }
                        ],
                        "storageKey": null
                      }
                    ],
                    "storageKey": "timeline(first:100)"
                  },
                  (v26/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "type": "DecideStatementLineSuccess",
            "abstractKey": null
          },
          (v30/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "0e89aef505e2279b38fbdc7608804f582cf0c15d2cd8ce788d129f64b374fede",
    "metadata": {},
    "name": "useDecideLineMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "7eabd953f06707fedc1d8ed365378d14";

export default node;

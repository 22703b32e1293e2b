/**
 * @generated SignedSource<<e36988dbde60dc31317adf3c32c98571>>
 * @relayHash 762a0536b148658ceef91a87516f3a96
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 158d2898f4f37d2ab8d48ee8995d354cd7a40ad726925ae72bd84edf22669c34

import type { ConcreteRequest } from 'relay-runtime';
export type MoneyAccount = "BANK" | "BKASH" | "CASH" | "NAGAD" | "WEB_PAYMENTS" | "%future added value";
export type SettlementStatus = "DISPUTED" | "NA" | "PARTIAL" | "SETTLED" | "UNSETTLED" | "WRITTEN_OFF" | "%future added value";
export type ResolveDisputeInput = {
  account?: MoneyAccount | null | undefined;
  accountId?: string | null | undefined;
  note: string;
  orderId: string;
};
export type useResolveDisputeMutation$variables = {
  input: ResolveDisputeInput;
};
export type useResolveDisputeMutation$data = {
  readonly resolveDispute: {
    readonly __typename: string;
    readonly code?: string;
    readonly data?: {
      readonly id: string;
      readonly settlementStatus: SettlementStatus;
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
export type useResolveDisputeMutation = {
  response: useResolveDisputeMutation$data;
  variables: useResolveDisputeMutation$variables;
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
    "name": "resolveDispute",
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
            "concreteType": "NotSettledOrder",
            "kind": "LinkedField",
            "name": "order",
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
                "name": "settlementStatus",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "type": "ResolveDisputeSuccess",
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
    "name": "useResolveDisputeMutation",
    "selections": (v4/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useResolveDisputeMutation",
    "selections": (v4/*:: as any*/)
  },
  "params": {
    "id": "158d2898f4f37d2ab8d48ee8995d354cd7a40ad726925ae72bd84edf22669c34",
    "metadata": {},
    "name": "useResolveDisputeMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "21105351ef12aefc5349bf7650f7566b";

export default node;

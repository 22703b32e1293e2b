/**
 * @generated SignedSource<<cfbc974dfb4040636665472638fdeda5>>
 * @relayHash 514f627d137ff38febf6a46a09ac2ab8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f06f8abe0cd9538f4cc1b0c6d4d723681cd413103e9770c08af64b4b3711e374

import type { ConcreteRequest } from 'relay-runtime';
export type MoneyAccount = "BANK" | "BKASH" | "CASH" | "NAGAD" | "WEB_PAYMENTS" | "%future added value";
export type ApproveWebOrderAsTypedInput = {
  address: string;
  advance?: number | null | undefined;
  advanceAccount?: MoneyAccount | null | undefined;
  advanceAccountId?: string | null | undefined;
  advanceReference?: string | null | undefined;
  altPhone?: string | null | undefined;
  confirm?: boolean | null | undefined;
  customerName: string;
  deliveryFee?: number | null | undefined;
  discount?: number | null | undefined;
  district?: string | null | undefined;
  lines: ReadonlyArray<ApproveWebOrderAsTypedLinesInput>;
  note?: string | null | undefined;
  phone: string;
  plannedCourier?: string | null | undefined;
  scheduledFor?: string | null | undefined;
  shippingNote?: string | null | undefined;
  source: string;
  tags?: ReadonlyArray<string> | null | undefined;
  thana?: string | null | undefined;
  version?: number | null | undefined;
  webOrderId: string;
};
export type ApproveWebOrderAsTypedLinesInput = {
  details?: string | null | undefined;
  discount?: number | null | undefined;
  quantity: number;
  unitPrice: number;
  variantId: string;
};
export type useApproveAsTypedMutation$variables = {
  input: ApproveWebOrderAsTypedInput;
};
export type useApproveAsTypedMutation$data = {
  readonly approveWebOrderAsTyped: {
    readonly __typename: string;
    readonly code?: string;
    readonly data?: {
      readonly id: string;
      readonly isConfirmed: boolean;
      readonly isPreorder: boolean;
      readonly reference: string;
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
export type useApproveAsTypedMutation = {
  response: useApproveAsTypedMutation$data;
  variables: useApproveAsTypedMutation$variables;
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
    "name": "approveWebOrderAsTyped",
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
            "concreteType": "TakenOrder",
            "kind": "LinkedField",
            "name": "taken",
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
                "name": "reference",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "isPreorder",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "isConfirmed",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "type": "ApproveWebOrderAsTypedSuccess",
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
    "name": "useApproveAsTypedMutation",
    "selections": (v4/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useApproveAsTypedMutation",
    "selections": (v4/*:: as any*/)
  },
  "params": {
    "id": "f06f8abe0cd9538f4cc1b0c6d4d723681cd413103e9770c08af64b4b3711e374",
    "metadata": {},
    "name": "useApproveAsTypedMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "6e3a5b5e1233c742c3e93d484ba8046d";

export default node;

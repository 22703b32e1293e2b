/**
 * @generated SignedSource<<3d2aba4557f227e0295333b199f50433>>
 * @relayHash 035751fc640af280fb2dff30b53c00c4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6d73312bbae8d17331908290ba8f4da9c55973f5dfa1aece689c5711a99ecd2c

import type { ConcreteRequest } from 'relay-runtime';
export type MoneyAccount = "BANK" | "BKASH" | "CASH" | "NAGAD" | "WEB_PAYMENTS" | "%future added value";
export type TakeOrderInput = {
  address: string;
  advance?: number | null | undefined;
  advanceAccount?: MoneyAccount | null | undefined;
  advanceAccountId?: string | null | undefined;
  altPhone?: string | null | undefined;
  confirm?: boolean | null | undefined;
  customerName: string;
  deliveryFee?: number | null | undefined;
  discount?: number | null | undefined;
  district?: string | null | undefined;
  lines: ReadonlyArray<TakeOrderLinesInput>;
  note?: string | null | undefined;
  phone: string;
  plannedCourier?: string | null | undefined;
  scheduledFor?: string | null | undefined;
  shippingNote?: string | null | undefined;
  source: string;
  tags?: ReadonlyArray<string> | null | undefined;
  thana?: string | null | undefined;
};
export type TakeOrderLinesInput = {
  details?: string | null | undefined;
  discount?: number | null | undefined;
  quantity: number;
  unitPrice: number;
  variantId: string;
};
export type useTakeOrderMutation$variables = {
  input: TakeOrderInput;
};
export type useTakeOrderMutation$data = {
  readonly takeOrder: {
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
export type useTakeOrderMutation = {
  response: useTakeOrderMutation$data;
  variables: useTakeOrderMutation$variables;
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
    "name": "takeOrder",
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
        "type": "TakeOrderSuccess",
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
    "name": "useTakeOrderMutation",
    "selections": (v4/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useTakeOrderMutation",
    "selections": (v4/*:: as any*/)
  },
  "params": {
    "id": "6d73312bbae8d17331908290ba8f4da9c55973f5dfa1aece689c5711a99ecd2c",
    "metadata": {},
    "name": "useTakeOrderMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "f88f6befb725a6372c1c2f69669bcbfa";

export default node;

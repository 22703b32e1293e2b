/**
 * @generated SignedSource<<d7e4434b8be87e3cc1bf05542c1f7d03>>
 * @relayHash 90fad6ad9971305eb8a8e269a7903312
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8849cf35f7318dad3458b6be8f90cdd8b9754bb87b89455b744020a31f29f019

import type { ConcreteRequest } from 'relay-runtime';
export type ExtraSpread = "QUANTITY" | "VALUE" | "%future added value";
export type MoneyAccount = "BANK" | "BKASH" | "CASH" | "NAGAD" | "WEB_PAYMENTS" | "%future added value";
export type PurchaseStart = "DRAFT" | "ORDER" | "RECEIVE" | "%future added value";
export type CreatePurchaseInput = {
  allowsZeroCost?: boolean | null | undefined;
  billDay?: string | null | undefined;
  billNumber?: string | null | undefined;
  discount?: number | null | undefined;
  extraAccount?: MoneyAccount | null | undefined;
  extraAccountId?: string | null | undefined;
  extraCost?: number | null | undefined;
  extraSpread?: ExtraSpread | null | undefined;
  lines: ReadonlyArray<CreatePurchaseLinesInput>;
  locationId?: string | null | undefined;
  note?: string | null | undefined;
  paid?: number | null | undefined;
  paidFrom?: MoneyAccount | null | undefined;
  paidFromId?: string | null | undefined;
  start?: PurchaseStart | null | undefined;
  supplierId: string;
};
export type CreatePurchaseLinesInput = {
  note?: string | null | undefined;
  quantity: number;
  unitCost: number;
  variantId: string;
};
export type useCreatePurchaseMutation$variables = {
  input: CreatePurchaseInput;
};
export type useCreatePurchaseMutation$data = {
  readonly createPurchase: {
    readonly __typename: string;
    readonly code?: string;
    readonly data?: {
      readonly id: string;
      readonly number: number;
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
export type useCreatePurchaseMutation = {
  response: useCreatePurchaseMutation$data;
  variables: useCreatePurchaseMutation$variables;
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
    "name": "createPurchase",
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
            "concreteType": "Purchase",
            "kind": "LinkedField",
            "name": "purchase",
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
                "name": "number",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "type": "CreatePurchaseSuccess",
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
    "name": "useCreatePurchaseMutation",
    "selections": (v4/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useCreatePurchaseMutation",
    "selections": (v4/*:: as any*/)
  },
  "params": {
    "id": "8849cf35f7318dad3458b6be8f90cdd8b9754bb87b89455b744020a31f29f019",
    "metadata": {},
    "name": "useCreatePurchaseMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "37e3a9a7f41b55b461dc0ef4bf79b0c5";

export default node;

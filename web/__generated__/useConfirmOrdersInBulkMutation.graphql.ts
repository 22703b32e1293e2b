/**
 * @generated SignedSource<<c21802f1bc0fd651443c78148b4dc243>>
 * @relayHash 233a1f5855f75bee2faee7c8ab32eaa6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f60324d16f4918937ccf8b722852c172d60a72968533d1f8da351fae1513ac2b

import type { ConcreteRequest } from 'relay-runtime';
export type OrderDate = "CONFIRMED" | "CREATED" | "DELIVERED" | "HOLD_UNTIL" | "RETURNED" | "SEND_ON" | "SHIPPED" | "%future added value";
export type OrderStatus = "CANCELLED" | "CONFIRMED" | "DELIVERED" | "EXCHANGED" | "HOLD" | "LOST" | "PACKED" | "PARTIAL" | "PENDING" | "PREORDER" | "RETURNED" | "RETURN_PENDING" | "SHIPPED" | "%future added value";
export type OrderWork = "CALLED" | "CANCELLED" | "CONFIRMED" | "PACKED" | "SHIPPED" | "TAKEN" | "%future added value";
export type SettlementStatus = "DISPUTED" | "NA" | "PARTIAL" | "SETTLED" | "UNSETTLED" | "WRITTEN_OFF" | "%future added value";
export type UnsaidReason = "CANCELLED" | "RETURNED" | "%future added value";
export type ConfirmOrdersInBulkInput = {
  filter?: ConfirmOrdersInBulkFilterInput | null | undefined;
  orders?: ReadonlyArray<string> | null | undefined;
  tells?: boolean | null | undefined;
};
export type ConfirmOrdersInBulkFilterInput = {
  assignee?: string | null | undefined;
  cancelReason?: string | null | undefined;
  courier?: string | null | undefined;
  createdBefore?: string | null | undefined;
  createdFrom?: string | null | undefined;
  customer?: string | null | undefined;
  dateOf?: OrderDate | null | undefined;
  district?: string | null | undefined;
  fromWeb?: boolean | null | undefined;
  hasNote?: boolean | null | undefined;
  holdDue?: boolean | null | undefined;
  kept?: boolean | null | undefined;
  person?: string | null | undefined;
  printed?: boolean | null | undefined;
  returnLate?: boolean | null | undefined;
  returnReason?: string | null | undefined;
  returning?: boolean | null | undefined;
  search?: string | null | undefined;
  sendLater?: boolean | null | undefined;
  settlement?: SettlementStatus | null | undefined;
  shippedDays?: number | null | undefined;
  shopChanged?: boolean | null | undefined;
  site?: string | null | undefined;
  sku?: string | null | undefined;
  source?: string | null | undefined;
  status?: ReadonlyArray<OrderStatus> | null | undefined;
  step?: OrderWork | null | undefined;
  tag?: string | null | undefined;
  takenBy?: string | null | undefined;
  totalFrom?: number | null | undefined;
  totalTo?: number | null | undefined;
  unsaid?: UnsaidReason | null | undefined;
  unsettled?: boolean | null | undefined;
  updatedAfter?: string | null | undefined;
  variant?: string | null | undefined;
};
export type useConfirmOrdersInBulkMutation$variables = {
  input: ConfirmOrdersInBulkInput;
};
export type useConfirmOrdersInBulkMutation$data = {
  readonly confirmOrdersInBulk: {
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
export type useConfirmOrdersInBulkMutation = {
  response: useConfirmOrdersInBulkMutation$data;
  variables: useConfirmOrdersInBulkMutation$variables;
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
    "name": "confirmOrdersInBulk",
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
        "type": "ConfirmOrdersInBulkSuccess",
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
    "name": "useConfirmOrdersInBulkMutation",
    "selections": (v4/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useConfirmOrdersInBulkMutation",
    "selections": (v4/*:: as any*/)
  },
  "params": {
    "id": "f60324d16f4918937ccf8b722852c172d60a72968533d1f8da351fae1513ac2b",
    "metadata": {},
    "name": "useConfirmOrdersInBulkMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "a4ff3eac9ff1afcf5cbc26d964680a7c";

export default node;

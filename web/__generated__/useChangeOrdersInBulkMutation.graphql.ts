/**
 * @generated SignedSource<<93eafd79ef086f0045af79e77b07c872>>
 * @relayHash bfcb849d1865af25b814d47d0830e246
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a67a93fcc25bbeea4d2cb3cec14fe64fb20dbd6ee1134f60dbb6795660222f62

import type { ConcreteRequest } from 'relay-runtime';
export type BulkOrderAction = "ASSIGN" | "CANCEL" | "COURIER" | "HOLD" | "PACK" | "TAG" | "%future added value";
export type OrderDate = "CONFIRMED" | "CREATED" | "DELIVERED" | "HOLD_UNTIL" | "RETURNED" | "SEND_ON" | "SHIPPED" | "%future added value";
export type OrderStatus = "CANCELLED" | "CONFIRMED" | "DELIVERED" | "EXCHANGED" | "HOLD" | "LOST" | "PACKED" | "PARTIAL" | "PENDING" | "PREORDER" | "RETURNED" | "RETURN_PENDING" | "SHIPPED" | "%future added value";
export type OrderWork = "CALLED" | "CANCELLED" | "CONFIRMED" | "PACKED" | "SHIPPED" | "TAKEN" | "%future added value";
export type SettlementStatus = "DISPUTED" | "NA" | "PARTIAL" | "SETTLED" | "UNSETTLED" | "WRITTEN_OFF" | "%future added value";
export type UnsaidReason = "CANCELLED" | "RETURNED" | "%future added value";
export type ChangeOrdersInBulkInput = {
  action: BulkOrderAction;
  assigneeId?: string | null | undefined;
  courier?: string | null | undefined;
  early?: boolean | null | undefined;
  filter?: ChangeOrdersInBulkFilterInput | null | undefined;
  orders?: ReadonlyArray<string> | null | undefined;
  reason?: string | null | undefined;
  tag?: string | null | undefined;
  tells?: boolean | null | undefined;
  until?: string | null | undefined;
};
export type ChangeOrdersInBulkFilterInput = {
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
export type useChangeOrdersInBulkMutation$variables = {
  input: ChangeOrdersInBulkInput;
};
export type useChangeOrdersInBulkMutation$data = {
  readonly changeOrdersInBulk: {
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
export type useChangeOrdersInBulkMutation = {
  response: useChangeOrdersInBulkMutation$data;
  variables: useChangeOrdersInBulkMutation$variables;
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
    "name": "changeOrdersInBulk",
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
        "type": "ChangeOrdersInBulkSuccess",
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
    "name": "useChangeOrdersInBulkMutation",
    "selections": (v4/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useChangeOrdersInBulkMutation",
    "selections": (v4/*:: as any*/)
  },
  "params": {
    "id": "a67a93fcc25bbeea4d2cb3cec14fe64fb20dbd6ee1134f60dbb6795660222f62",
    "metadata": {},
    "name": "useChangeOrdersInBulkMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "1f810046cf992fc3b3a8a2c9ab3fed1b";

export default node;

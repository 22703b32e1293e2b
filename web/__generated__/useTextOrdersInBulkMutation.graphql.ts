/**
 * @generated SignedSource<<32b395ab41c6b728d98384edb88580e4>>
 * @relayHash f9f51ac4032857aa1d3ff3c2f0957f75
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c95ae5ce2eac827038415c140350919d800af655563b0119fbced0fbe7ea0265

import type { ConcreteRequest } from 'relay-runtime';
export type OrderDate = "CONFIRMED" | "CREATED" | "DELIVERED" | "HOLD_UNTIL" | "RETURNED" | "SEND_ON" | "SHIPPED" | "%future added value";
export type OrderStatus = "CANCELLED" | "CONFIRMED" | "DELIVERED" | "EXCHANGED" | "HOLD" | "LOST" | "PACKED" | "PARTIAL" | "PENDING" | "PREORDER" | "RETURNED" | "RETURN_PENDING" | "SHIPPED" | "%future added value";
export type OrderWork = "CALLED" | "CANCELLED" | "CONFIRMED" | "PACKED" | "SHIPPED" | "TAKEN" | "%future added value";
export type SettlementStatus = "DISPUTED" | "NA" | "PARTIAL" | "SETTLED" | "UNSETTLED" | "WRITTEN_OFF" | "%future added value";
export type UnsaidReason = "CANCELLED" | "RETURNED" | "%future added value";
export type TextOrdersInBulkInput = {
  filter?: TextOrdersInBulkFilterInput | null | undefined;
  orders?: ReadonlyArray<string> | null | undefined;
  text: string;
};
export type TextOrdersInBulkFilterInput = {
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
export type useTextOrdersInBulkMutation$variables = {
  input: TextOrdersInBulkInput;
};
export type useTextOrdersInBulkMutation$data = {
  readonly textOrdersInBulk: {
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
export type useTextOrdersInBulkMutation = {
  response: useTextOrdersInBulkMutation$data;
  variables: useTextOrdersInBulkMutation$variables;
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
    "name": "textOrdersInBulk",
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
        "type": "TextOrdersInBulkSuccess",
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
    "name": "useTextOrdersInBulkMutation",
    "selections": (v4/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useTextOrdersInBulkMutation",
    "selections": (v4/*:: as any*/)
  },
  "params": {
    "id": "c95ae5ce2eac827038415c140350919d800af655563b0119fbced0fbe7ea0265",
    "metadata": {},
    "name": "useTextOrdersInBulkMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "6ead6e30f185cbc1478d38cb0e9d1ccd";

export default node;

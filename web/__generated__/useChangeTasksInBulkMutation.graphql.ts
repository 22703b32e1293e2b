/**
 * @generated SignedSource<<af6408274dbc65bb052f9ac2cf5574f6>>
 * @relayHash da8bc91ccb0df7abea18b3d8f9f71748
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8248da3cc970b114115596f3c5a5c8fcfa7a90e2d393654a90fe30ba8bfe39c1

import type { ConcreteRequest } from 'relay-runtime';
export type BulkTaskAction = "ASSIGN" | "FINISH" | "SNOOZE" | "%future added value";
export type TaskOutcome = "CALL_BACK" | "NO_ANSWER" | "REACHED" | "REFUSED" | "SWITCHED_OFF" | "WRONG_NUMBER" | "%future added value";
export type TaskPriority = "HIGH" | "LOW" | "NORMAL" | "URGENT" | "%future added value";
export type TaskStatus = "CANCELLED" | "DONE" | "IN_PROGRESS" | "PENDING" | "%future added value";
export type TaskTime = "OPEN" | "OVERDUE" | "SNOOZED" | "TODAY" | "%future added value";
export type TaskType = "CALL" | "COURIER" | "CUSTOM" | "FOLLOW_UP" | "RETURN" | "STOCK" | "%future added value";
export type ChangeTasksInBulkInput = {
  action: BulkTaskAction;
  assigneeId?: string | null | undefined;
  filter?: ChangeTasksInBulkFilterInput | null | undefined;
  note?: string | null | undefined;
  outcome?: TaskOutcome | null | undefined;
  tasks?: ReadonlyArray<string> | null | undefined;
  until?: string | null | undefined;
};
export type ChangeTasksInBulkFilterInput = {
  assigneeId?: string | null | undefined;
  at?: TaskTime | null | undefined;
  customerId?: string | null | undefined;
  mine?: boolean | null | undefined;
  orderId?: string | null | undefined;
  priority?: TaskPriority | null | undefined;
  productId?: string | null | undefined;
  purchaseId?: string | null | undefined;
  ruleId?: string | null | undefined;
  search?: string | null | undefined;
  statementId?: string | null | undefined;
  status?: ReadonlyArray<TaskStatus> | null | undefined;
  type?: TaskType | null | undefined;
  unassigned?: boolean | null | undefined;
  webOrderId?: string | null | undefined;
};
export type useChangeTasksInBulkMutation$variables = {
  input: ChangeTasksInBulkInput;
};
export type useChangeTasksInBulkMutation$data = {
  readonly changeTasksInBulk: {
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
export type useChangeTasksInBulkMutation = {
  response: useChangeTasksInBulkMutation$data;
  variables: useChangeTasksInBulkMutation$variables;
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
    "name": "changeTasksInBulk",
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
        "type": "ChangeTasksInBulkSuccess",
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
    "name": "useChangeTasksInBulkMutation",
    "selections": (v4/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useChangeTasksInBulkMutation",
    "selections": (v4/*:: as any*/)
  },
  "params": {
    "id": "8248da3cc970b114115596f3c5a5c8fcfa7a90e2d393654a90fe30ba8bfe39c1",
    "metadata": {},
    "name": "useChangeTasksInBulkMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "63d1de5dbeaae2702c86990be231a9fa";

export default node;

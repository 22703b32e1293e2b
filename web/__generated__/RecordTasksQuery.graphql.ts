/**
 * @generated SignedSource<<4383996a1bf0187b21dee58d53238f3f>>
 * @relayHash d3a25c0e11813612ed3edb75ec0e89b4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8670e7f23f2f8dc3ae229f2ef5e31b094666c322d4d8059c75867ccc1f0f5ed4

import type { ConcreteRequest } from 'relay-runtime';
export type TaskPriority = "HIGH" | "LOW" | "NORMAL" | "URGENT" | "%future added value";
export type TaskStatus = "CANCELLED" | "DONE" | "IN_PROGRESS" | "PENDING" | "%future added value";
export type TaskTime = "OPEN" | "OVERDUE" | "SNOOZED" | "TODAY" | "%future added value";
export type TaskType = "CALL" | "COURIER" | "CUSTOM" | "FOLLOW_UP" | "RETURN" | "STOCK" | "%future added value";
export type TasksFilter = {
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
export type RecordTasksQuery$variables = {
  filter: TasksFilter;
};
export type RecordTasksQuery$data = {
  readonly tasks: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly assigneeName: string;
        readonly dueAt: string;
        readonly endedAt: string | null | undefined;
        readonly id: string;
        readonly isOverdue: boolean;
        readonly message: string;
        readonly messageKey: string;
        readonly messageValues: Record<string, unknown>;
        readonly snoozedUntil: string | null | undefined;
      };
    }>;
  };
};
export type RecordTasksQuery = {
  response: RecordTasksQuery$data;
  variables: RecordTasksQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "filter"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "filter",
        "variableName": "filter"
      },
      {
        "kind": "Literal",
        "name": "first",
        "value": 20
      }
    ],
    "concreteType": "TasksConnection",
    "kind": "LinkedField",
    "name": "tasks",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "TasksEdge",
        "kind": "LinkedField",
        "name": "edges",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Task",
            "kind": "LinkedField",
            "name": "node",
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
                "alias": "message",
                "args": null,
                "kind": "ScalarField",
                "name": "title",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "messageKey",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "messageValues",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "dueAt",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "snoozedUntil",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "endedAt",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "isOverdue",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "assigneeName",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
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
    "name": "RecordTasksQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "RecordTasksQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "8670e7f23f2f8dc3ae229f2ef5e31b094666c322d4d8059c75867ccc1f0f5ed4",
    "metadata": {},
    "name": "RecordTasksQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "f89a09f7901161c7fd11becf40ed67d1";

export default node;

/**
 * @generated SignedSource<<ce736f6127e2f616e0ebbb2384466f6e>>
 * @relayHash abfbb7e2c35f113c006aef17e8210f52
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c76d7efc1f24a70d5636575ad8776441e6f784251978d5f4a65be1a1ecfc8815

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
export type countTasksQuery$variables = {
  filter?: TasksFilter | null | undefined;
};
export type countTasksQuery$data = {
  readonly matchingTaskCount: number;
};
export type countTasksQuery = {
  response: countTasksQuery$data;
  variables: countTasksQuery$variables;
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
      }
    ],
    "kind": "ScalarField",
    "name": "matchingTaskCount",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "countTasksQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "countTasksQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "c76d7efc1f24a70d5636575ad8776441e6f784251978d5f4a65be1a1ecfc8815",
    "metadata": {},
    "name": "countTasksQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "4e33c7282b85363289bc1ff370917ba7";

export default node;

/**
 * @generated SignedSource<<496257d895ba7d457a9b0b2485cf2667>>
 * @relayHash 9256ebebd4fa336e15afc1c1e7bc132a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bc0d0bf94379edf57ac78afb6674f6c641d1079beee2fcbcf93db930de21363e

import type { ConcreteRequest } from 'relay-runtime';
export type RuleAssignee = "MEMBER" | "NOBODY" | "ORDER_OWNER" | "ROUND_ROBIN" | "%future added value";
export type TaskPriority = "HIGH" | "LOW" | "NORMAL" | "URGENT" | "%future added value";
export type TaskTrigger = "HOLD_DUE" | "LATE_REPORT" | "LOW_STOCK" | "NO_ANSWER" | "NO_SCAN" | "PREORDER_LATE" | "REPORT_OPEN" | "REPORT_UNMATCHED" | "RETURN_PENDING" | "SHIPPED" | "SMS_BALANCE" | "STATEMENT_OPEN" | "TOLD_OTHERWISE" | "UNKNOWN_STATUS" | "UNSETTLED" | "%future added value";
export type TaskType = "CALL" | "COURIER" | "CUSTOM" | "FOLLOW_UP" | "RETURN" | "STOCK" | "%future added value";
export type TaskRulesPageQuery$variables = Record<PropertyKey, never>;
export type TaskRulesPageQuery$data = {
  readonly orderFilterValues: {
    readonly couriers: ReadonlyArray<string>;
    readonly sources: ReadonlyArray<string>;
  };
  readonly taskAssignees: ReadonlyArray<{
    readonly memberId: string;
    readonly name: string;
  }>;
  readonly taskRules: ReadonlyArray<{
    readonly assignee: RuleAssignee;
    readonly closesItself: boolean;
    readonly couriers: ReadonlyArray<string>;
    readonly delayMinutes: number;
    readonly dueMinutes: number;
    readonly figures: {
      readonly openTasks: number;
      readonly wouldMake: number;
    };
    readonly isOn: boolean;
    readonly memberIds: ReadonlyArray<string>;
    readonly minimum: number;
    readonly name: string;
    readonly priority: TaskPriority;
    readonly ruleId: string;
    readonly siteIds: ReadonlyArray<string>;
    readonly sources: ReadonlyArray<string>;
    readonly threshold: number;
    readonly trigger: TaskTrigger;
    readonly type: TaskType;
    readonly version: number;
  }>;
  readonly webSites: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
  }>;
};
export type TaskRulesPageQuery = {
  response: TaskRulesPageQuery$data;
  variables: TaskRulesPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "sources",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "couriers",
  "storageKey": null
},
v3 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "TaskRule",
    "kind": "LinkedField",
    "name": "taskRules",
    "plural": true,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "ruleId",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "trigger",
        "storageKey": null
      },
      (v0/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "isOn",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "threshold",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "delayMinutes",
        "storageKey": null
      },
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "siteIds",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "minimum",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "type",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "priority",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "dueMinutes",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "assignee",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "memberIds",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "closesItself",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "version",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "TaskRuleFigures",
        "kind": "LinkedField",
        "name": "figures",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "wouldMake",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "openTasks",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "Assignee",
    "kind": "LinkedField",
    "name": "taskAssignees",
    "plural": true,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "memberId",
        "storageKey": null
      },
      (v0/*:: as any*/)
    ],
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "WebSite",
    "kind": "LinkedField",
    "name": "webSites",
    "plural": true,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "id",
        "storageKey": null
      },
      (v0/*:: as any*/)
    ],
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "OrderFilterValues",
    "kind": "LinkedField",
    "name": "orderFilterValues",
    "plural": false,
    "selections": [
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "TaskRulesPageQuery",
    "selections": (v3/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "TaskRulesPageQuery",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "id": "bc0d0bf94379edf57ac78afb6674f6c641d1079beee2fcbcf93db930de21363e",
    "metadata": {},
    "name": "TaskRulesPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "bcfeaf7372f67fa0edb377aee9d43857";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;

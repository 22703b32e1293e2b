/**
 * @generated SignedSource<<3418408fb28af8074cc92f5e4db335f7>>
 * @relayHash 17f30cedf86aea4ed3a85b6e4fd01e8c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4c5ab31428ecf2a34b3ab67301195cdbbe8806e7874f3731651f8425e5483281

import type { ConcreteRequest } from 'relay-runtime';
export type TaskTrigger = "HOLD_DUE" | "LATE_REPORT" | "LOW_STOCK" | "NO_ANSWER" | "NO_SCAN" | "PREORDER_LATE" | "REPORT_OPEN" | "REPORT_UNMATCHED" | "RETURN_PENDING" | "SHIPPED" | "SMS_BALANCE" | "STATEMENT_OPEN" | "TOLD_OTHERWISE" | "UNKNOWN_STATUS" | "UNSETTLED" | "%future added value";
export type useTaskRulesQuery$variables = Record<PropertyKey, never>;
export type useTaskRulesQuery$data = {
  readonly taskRuleNames: ReadonlyArray<{
    readonly delayMinutes: number;
    readonly isRemoved: boolean;
    readonly name: string;
    readonly ruleId: string;
    readonly threshold: number;
    readonly trigger: TaskTrigger;
  }>;
};
export type useTaskRulesQuery = {
  response: useTaskRulesQuery$data;
  variables: useTaskRulesQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "TaskRuleName",
    "kind": "LinkedField",
    "name": "taskRuleNames",
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
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "name",
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
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "isRemoved",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "useTaskRulesQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useTaskRulesQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "4c5ab31428ecf2a34b3ab67301195cdbbe8806e7874f3731651f8425e5483281",
    "metadata": {},
    "name": "useTaskRulesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "30b4f2cfe7a0023617ecfabebcff4596";

export default node;

/**
 * @generated SignedSource<<a6527d0ae51dbd4d3f1ec2c3f1182b1b>>
 * @relayHash 8e131e291303ce0d3fd0af9f99dcf075
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b22483e525c23b38404e6fb2c2709ccfa0210f3d593d4bb5af614751f82fadc0

import type { ConcreteRequest } from 'relay-runtime';
export type RuleAssignee = "MEMBER" | "NOBODY" | "ORDER_OWNER" | "ROUND_ROBIN" | "%future added value";
export type TaskPriority = "HIGH" | "LOW" | "NORMAL" | "URGENT" | "%future added value";
export type TaskTrigger = "HOLD_DUE" | "LATE_REPORT" | "LOW_STOCK" | "NO_ANSWER" | "NO_SCAN" | "PREORDER_LATE" | "REPORT_OPEN" | "REPORT_UNMATCHED" | "RETURN_PENDING" | "SHIPPED" | "SMS_BALANCE" | "STATEMENT_OPEN" | "TOLD_OTHERWISE" | "UNKNOWN_STATUS" | "UNSETTLED" | "%future added value";
export type TaskType = "CALL" | "COURIER" | "CUSTOM" | "FOLLOW_UP" | "RETURN" | "STOCK" | "%future added value";
export type SaveTaskRuleInput = {
  assignee?: RuleAssignee | null | undefined;
  closesItself?: boolean | null | undefined;
  couriers?: ReadonlyArray<string> | null | undefined;
  delayMinutes?: number | null | undefined;
  dueMinutes: number;
  memberIds?: ReadonlyArray<string> | null | undefined;
  minimum?: number | null | undefined;
  name?: string | null | undefined;
  priority?: TaskPriority | null | undefined;
  ruleId?: string | null | undefined;
  siteIds?: ReadonlyArray<string> | null | undefined;
  sources?: ReadonlyArray<string> | null | undefined;
  threshold?: number | null | undefined;
  trigger: TaskTrigger;
  type: TaskType;
  version?: number | null | undefined;
};
export type useSaveTaskRuleMutation$variables = {
  input: SaveTaskRuleInput;
};
export type useSaveTaskRuleMutation$data = {
  readonly saveTaskRule: {
    readonly __typename: string;
    readonly code?: string;
    readonly data?: string;
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
export type useSaveTaskRuleMutation = {
  response: useSaveTaskRuleMutation$data;
  variables: useSaveTaskRuleMutation$variables;
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
    "name": "saveTaskRule",
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
            "kind": "ScalarField",
            "name": "ruleId",
            "storageKey": null
          }
        ],
        "type": "SaveTaskRuleSuccess",
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
    "name": "useSaveTaskRuleMutation",
    "selections": (v4/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useSaveTaskRuleMutation",
    "selections": (v4/*:: as any*/)
  },
  "params": {
    "id": "b22483e525c23b38404e6fb2c2709ccfa0210f3d593d4bb5af614751f82fadc0",
    "metadata": {},
    "name": "useSaveTaskRuleMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "6e6888e56d526b9918da036c0e362579";

export default node;

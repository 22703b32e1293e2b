/**
 * @generated SignedSource<<ecf3003eb9852da7203afa9a562dded6>>
 * @relayHash 8e98614ba17188d5d74d7754b6050ad1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3a2fac54e49b75d0925aa7384a82da253521a324d6142ce3b085b2c9cddcf656

import type { ConcreteRequest } from 'relay-runtime';
export type TaskTrigger = "HOLD_DUE" | "LATE_REPORT" | "LOW_STOCK" | "NO_ANSWER" | "NO_SCAN" | "PREORDER_LATE" | "REPORT_OPEN" | "REPORT_UNMATCHED" | "RETURN_PENDING" | "SHIPPED" | "SMS_BALANCE" | "STATEMENT_OPEN" | "TOLD_OTHERWISE" | "UNKNOWN_STATUS" | "UNSETTLED" | "%future added value";
export type TaskRulePreviewInput = {
  couriers?: ReadonlyArray<string> | null | undefined;
  delayMinutes?: number | null | undefined;
  minimum?: number | null | undefined;
  ruleId?: string | null | undefined;
  siteIds?: ReadonlyArray<string> | null | undefined;
  sources?: ReadonlyArray<string> | null | undefined;
  threshold?: number | null | undefined;
  trigger: TaskTrigger;
};
export type useRulePreviewQuery$variables = {
  input: TaskRulePreviewInput;
};
export type useRulePreviewQuery$data = {
  readonly taskRulePreview: number;
};
export type useRulePreviewQuery = {
  response: useRulePreviewQuery$data;
  variables: useRulePreviewQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "kind": "ScalarField",
    "name": "taskRulePreview",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useRulePreviewQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useRulePreviewQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "3a2fac54e49b75d0925aa7384a82da253521a324d6142ce3b085b2c9cddcf656",
    "metadata": {},
    "name": "useRulePreviewQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "a18d7da7cdfcca3d5a4be64ef9c100da";

export default node;

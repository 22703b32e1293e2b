/**
 * @generated SignedSource<<746da7ee8adb4c6ea1091430f87adf34>>
 * @relayHash 89ec38c72aa3fcc0ff94d71814cf041f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3773e224382abe1d2221cbd436f6248d16bb1956796ac41a41b9a7a778fbf36a

import type { ConcreteRequest } from 'relay-runtime';
export type CourierScoreSource = "BDCOURIER" | "STEADFAST" | "%future added value";
export type CourierScoreDialogQuery$variables = Record<PropertyKey, never>;
export type CourierScoreDialogQuery$data = {
  readonly courierScoreSetting: {
    readonly askedToday: number;
    readonly dailyLimit: number;
    readonly hasKey: boolean;
    readonly hasSteadfast: boolean;
    readonly problem: {
      readonly message: string;
      readonly messageKey: string;
      readonly messageValues: Record<string, unknown>;
    } | null | undefined;
    readonly source: CourierScoreSource | null | undefined;
    readonly version: number;
  };
};
export type CourierScoreDialogQuery = {
  response: CourierScoreDialogQuery$data;
  variables: CourierScoreDialogQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "CourierScoreSetting",
    "kind": "LinkedField",
    "name": "courierScoreSetting",
    "plural": false,
    "selections": [
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
        "kind": "ScalarField",
        "name": "source",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "hasKey",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "hasSteadfast",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "dailyLimit",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "askedToday",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "RefusedQuestion",
        "kind": "LinkedField",
        "name": "problem",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "message",
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
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "CourierScoreDialogQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "CourierScoreDialogQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "3773e224382abe1d2221cbd436f6248d16bb1956796ac41a41b9a7a778fbf36a",
    "metadata": {},
    "name": "CourierScoreDialogQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "4803546d8adaf0c66fbf9c7971034398";

export default node;

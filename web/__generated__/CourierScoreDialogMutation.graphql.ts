/**
 * @generated SignedSource<<97d0006e952f0773db98c3722f15aa69>>
 * @relayHash 8ccac6cdfbc247eb43e3768a62dca1b3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 780a52f8722000e19a1586eb7979894bf33602dd245bbcd487c0d5b2f20d8fec

import type { ConcreteRequest } from 'relay-runtime';
export type CourierScoreSource = "BDCOURIER" | "STEADFAST" | "%future added value";
export type SaveCourierScoreSettingInput = {
  dailyLimit?: number | null | undefined;
  key?: string | null | undefined;
  source?: CourierScoreSource | null | undefined;
  version?: number | null | undefined;
};
export type CourierScoreDialogMutation$variables = {
  input: SaveCourierScoreSettingInput;
};
export type CourierScoreDialogMutation$data = {
  readonly saveCourierScoreSetting: {
    readonly __typename: string;
    readonly code?: string;
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
export type CourierScoreDialogMutation = {
  response: CourierScoreDialogMutation$data;
  variables: CourierScoreDialogMutation$variables;
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
    "name": "saveCourierScoreSetting",
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
    "name": "CourierScoreDialogMutation",
    "selections": (v4/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "CourierScoreDialogMutation",
    "selections": (v4/*:: as any*/)
  },
  "params": {
    "id": "780a52f8722000e19a1586eb7979894bf33602dd245bbcd487c0d5b2f20d8fec",
    "metadata": {},
    "name": "CourierScoreDialogMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "753634cc974100e97e79c00a90f038a6";

export default node;

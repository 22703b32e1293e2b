/**
 * @generated SignedSource<<51afd4ff2eb3ca65009ce6af6c8cc875>>
 * @relayHash 153b70c7671b9befac0a8bac3262e45a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4226bdc84ba55afa2440e8b0d608fb97b04cce6044c6e46cafda2984b87145c1

import type { ConcreteRequest } from 'relay-runtime';
export type SaveCallDeskSettingInput = {
  badReturns?: number | null | undefined;
  checkScore?: number | null | undefined;
  claimMinutes?: number | null | undefined;
  courierParcels?: number | null | undefined;
  duplicateHours?: number | null | undefined;
  highScore?: number | null | undefined;
  maxAttempts?: number | null | undefined;
  retryMinutes?: number | null | undefined;
  returnParcels?: number | null | undefined;
  returnPercent?: number | null | undefined;
  script?: string | null | undefined;
  shortAddress?: number | null | undefined;
  trustedParcels?: number | null | undefined;
  unusualTimes?: number | null | undefined;
  velocityLimit?: number | null | undefined;
  version?: number | null | undefined;
};
export type DeskSettingDialogMutation$variables = {
  input: SaveCallDeskSettingInput;
};
export type DeskSettingDialogMutation$data = {
  readonly saveCallDeskSetting: {
    readonly __typename: string;
    readonly code?: string;
    readonly data?: {
      readonly setting: {
        readonly checkScore: number;
        readonly highScore: number;
        readonly maxAttempts: number;
        readonly script: string;
        readonly version: number;
      };
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
export type DeskSettingDialogMutation = {
  response: DeskSettingDialogMutation$data;
  variables: DeskSettingDialogMutation$variables;
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
    "name": "saveCallDeskSetting",
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
            "concreteType": "CallDesk",
            "kind": "LinkedField",
            "name": "callDesk",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "CallDeskSetting",
                "kind": "LinkedField",
                "name": "setting",
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
                    "name": "checkScore",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "highScore",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "maxAttempts",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "script",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "type": "SaveCallDeskSettingSuccess",
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
    "name": "DeskSettingDialogMutation",
    "selections": (v4/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "DeskSettingDialogMutation",
    "selections": (v4/*:: as any*/)
  },
  "params": {
    "id": "4226bdc84ba55afa2440e8b0d608fb97b04cce6044c6e46cafda2984b87145c1",
    "metadata": {},
    "name": "DeskSettingDialogMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "532273ae66fc2d725307c7f2b2ca2b8c";

export default node;

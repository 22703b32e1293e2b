/**
 * @generated SignedSource<<40f7e3f65378fcd21330451fdcd528df>>
 * @relayHash 730c2d2dc12bd60356b67d472359008e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8cfe00e6ef59cd47a7e424ee2ed5da36580ea8100b947522b9984658058865fc

import type { ConcreteRequest } from 'relay-runtime';
export type MessageEvent = "ADVANCE" | "CONFIRMED" | "DELIVERED" | "HOLD" | "OUT_FOR_DELIVERY" | "PREORDER_READY" | "RETURN" | "SHIPPED" | "%future added value";
export type SaveAutoMessageInput = {
  couriers?: ReadonlyArray<string> | null | undefined;
  delayMinutes?: number | null | undefined;
  event: MessageEvent;
  isOn: boolean;
  minimum?: number | null | undefined;
  siteIds?: ReadonlyArray<string> | null | undefined;
  sources?: ReadonlyArray<string> | null | undefined;
  templateId: string;
  version: number;
};
export type useSaveAutoMessageMutation$variables = {
  input: SaveAutoMessageInput;
};
export type useSaveAutoMessageMutation$data = {
  readonly saveAutoMessage: {
    readonly __typename: string;
    readonly code?: string;
    readonly data?: MessageEvent;
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
export type useSaveAutoMessageMutation = {
  response: useSaveAutoMessageMutation$data;
  variables: useSaveAutoMessageMutation$variables;
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
    "name": "saveAutoMessage",
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
            "name": "event",
            "storageKey": null
          }
        ],
        "type": "SaveAutoMessageSuccess",
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
    "name": "useSaveAutoMessageMutation",
    "selections": (v4/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useSaveAutoMessageMutation",
    "selections": (v4/*:: as any*/)
  },
  "params": {
    "id": "8cfe00e6ef59cd47a7e424ee2ed5da36580ea8100b947522b9984658058865fc",
    "metadata": {},
    "name": "useSaveAutoMessageMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "8862a5eb63dabe9b07f82c5d05e93c30";

export default node;

/**
 * @generated SignedSource<<697eb1f39e3b25f8fe683e3cb366b25f>>
 * @relayHash 841e125d10cd2ee67a7dfb1f7c5cfc9a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c7a6cdb3530ad99f2a980d9fba2212db4a9f1998adb572886217bca5f2a1181f

import type { ConcreteRequest } from 'relay-runtime';
export type PrintKind = "INVOICE" | "STICKER" | "%future added value";
export type MarkOrdersPrintedInput = {
  kind: PrintKind;
  orders: ReadonlyArray<string>;
};
export type useMarkPrintedMutation$variables = {
  input: MarkOrdersPrintedInput;
};
export type useMarkPrintedMutation$data = {
  readonly markOrdersPrinted: {
    readonly __typename: string;
    readonly code?: string;
    readonly data?: {
      readonly printedAt: string;
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
export type useMarkPrintedMutation = {
  response: useMarkPrintedMutation$data;
  variables: useMarkPrintedMutation$variables;
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
    "name": "markOrdersPrinted",
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
            "concreteType": "PrintedOrders",
            "kind": "LinkedField",
            "name": "printed",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "printedAt",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "type": "MarkOrdersPrintedSuccess",
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
    "name": "useMarkPrintedMutation",
    "selections": (v4/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useMarkPrintedMutation",
    "selections": (v4/*:: as any*/)
  },
  "params": {
    "id": "c7a6cdb3530ad99f2a980d9fba2212db4a9f1998adb572886217bca5f2a1181f",
    "metadata": {},
    "name": "useMarkPrintedMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "b3b94344e367e41f42af60a1dba920e8";

export default node;

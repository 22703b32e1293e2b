/**
 * @generated SignedSource<<8c932f608241ce0353ab9c58134b96fc>>
 * @relayHash 6ea377469babd38ce46ca430d74d4f7b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 449675941784f23297c99e706db561d29bb686cc0ffa429557e35fdee4afab8b

import type { ConcreteRequest } from 'relay-runtime';
export type InstallWebhooksInput = {
  siteId: string;
};
export type useInstallWebhooksMutation$variables = {
  input: InstallWebhooksInput;
};
export type useInstallWebhooksMutation$data = {
  readonly installWebhooks: {
    readonly __typename: string;
    readonly code?: string;
    readonly data?: {
      readonly message: string;
      readonly ok: boolean;
    };
    readonly fieldErrors?: ReadonlyArray<{
      readonly field: string;
      readonly message: string;
    }>;
    readonly message?: string;
    readonly reason?: string;
  };
};
export type useInstallWebhooksMutation = {
  response: useInstallWebhooksMutation$data;
  variables: useInstallWebhooksMutation$variables;
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
v2 = [
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
    "name": "installWebhooks",
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
            "concreteType": "WebhookSetup",
            "kind": "LinkedField",
            "name": "setup",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "ok",
                "storageKey": null
              },
              (v1/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "type": "InstallWebhooksSuccess",
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
                  (v1/*:: as any*/)
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
    "name": "useInstallWebhooksMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useInstallWebhooksMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "449675941784f23297c99e706db561d29bb686cc0ffa429557e35fdee4afab8b",
    "metadata": {},
    "name": "useInstallWebhooksMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "ffd688c305b33f8bfcee043f30630e72";

export default node;

/**
 * @generated SignedSource<<5b2efd5b1a43724b1c5a5e4a8d066f7b>>
 * @relayHash 73125978f5d9e51ab91a6cfb6b60d8ca
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7efaf7fc1e4d5ad6f3e49e26d7acc5f1ce9a2d66eb55e847d51dd3af9097ee31

import type { ConcreteRequest } from 'relay-runtime';
export type UpdateMessageTemplateInput = {
  id: string;
  isArchived: boolean;
  name: string;
  text: string;
  version: number;
};
export type useSaveMessageTemplateUpdateMutation$variables = {
  input: UpdateMessageTemplateInput;
};
export type useSaveMessageTemplateUpdateMutation$data = {
  readonly updateMessageTemplate: {
    readonly __typename: string;
    readonly code?: string;
    readonly data?: {
      readonly id: string;
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
export type useSaveMessageTemplateUpdateMutation = {
  response: useSaveMessageTemplateUpdateMutation$data;
  variables: useSaveMessageTemplateUpdateMutation$variables;
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
    "name": "updateMessageTemplate",
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
            "concreteType": "MessageTemplate",
            "kind": "LinkedField",
            "name": "template",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "id",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "type": "UpdateMessageTemplateSuccess",
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
    "name": "useSaveMessageTemplateUpdateMutation",
    "selections": (v4/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useSaveMessageTemplateUpdateMutation",
    "selections": (v4/*:: as any*/)
  },
  "params": {
    "id": "7efaf7fc1e4d5ad6f3e49e26d7acc5f1ce9a2d66eb55e847d51dd3af9097ee31",
    "metadata": {},
    "name": "useSaveMessageTemplateUpdateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "0aa2c379dd56d577e683041179c55c1e";

export default node;

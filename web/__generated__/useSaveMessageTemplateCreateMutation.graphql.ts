/**
 * @generated SignedSource<<e3d6720cdb76b8b2ae62ac9afa2fb2b9>>
 * @relayHash f9c21a3ed8723bf6cc0a5c5cf479a47f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 579e0224d126850191139a26429659181adb25443291cf6ce7262194083a270a

import type { ConcreteRequest } from 'relay-runtime';
export type CreateMessageTemplateInput = {
  name: string;
  text: string;
};
export type useSaveMessageTemplateCreateMutation$variables = {
  input: CreateMessageTemplateInput;
};
export type useSaveMessageTemplateCreateMutation$data = {
  readonly createMessageTemplate: {
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
export type useSaveMessageTemplateCreateMutation = {
  response: useSaveMessageTemplateCreateMutation$data;
  variables: useSaveMessageTemplateCreateMutation$variables;
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
    "name": "createMessageTemplate",
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
        "type": "CreateMessageTemplateSuccess",
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
    "name": "useSaveMessageTemplateCreateMutation",
    "selections": (v4/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useSaveMessageTemplateCreateMutation",
    "selections": (v4/*:: as any*/)
  },
  "params": {
    "id": "579e0224d126850191139a26429659181adb25443291cf6ce7262194083a270a",
    "metadata": {},
    "name": "useSaveMessageTemplateCreateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "d629a59ad665854c952b61d3ef8d5586";

export default node;

/**
 * @generated SignedSource<<9f5c9ced9ab88dbe0437ea39e1bfb7b8>>
 * @relayHash f368356c16cea482d1ff232785dbbbbe
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 785cdd5ef8d6ba21f0b36421c2cfebd7d2bac8647d9ea4dd6c0bd8f15fb13e06

import type { ConcreteRequest } from 'relay-runtime';
export type SendSingleSmsInput = {
  message: string;
  mobileNumber: string;
};
export type useSendSingleSmsMutation$variables = {
  input: SendSingleSmsInput;
};
export type useSendSingleSmsMutation$data = {
  readonly sendSingleSms: {
    readonly __typename: string;
    readonly code?: string;
    readonly data?: string;
    readonly fieldErrors?: ReadonlyArray<{
      readonly field: string;
      readonly message: string;
    }>;
    readonly message?: string;
    readonly reason?: string;
  };
};
export type useSendSingleSmsMutation = {
  response: useSendSingleSmsMutation$data;
  variables: useSendSingleSmsMutation$variables;
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
    "name": "sendSingleSms",
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
            "name": "message",
            "storageKey": null
          }
        ],
        "type": "SendSingleSmsSuccess",
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
    "name": "useSendSingleSmsMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useSendSingleSmsMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "785cdd5ef8d6ba21f0b36421c2cfebd7d2bac8647d9ea4dd6c0bd8f15fb13e06",
    "metadata": {},
    "name": "useSendSingleSmsMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "e7f5b8e848d3c994045e595b04103692";

export default node;

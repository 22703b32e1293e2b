/**
 * @generated SignedSource<<4af3bd4367591b78dc0100714c1d96e8>>
 * @relayHash fde5c4be9cf49498b546ec677f2a2053
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 942c6d32b9ee288d9e5ef70a1c7caba7c4793658e456b6c033e6a1794f693f4a

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
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "data",
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
    "id": "942c6d32b9ee288d9e5ef70a1c7caba7c4793658e456b6c033e6a1794f693f4a",
    "metadata": {},
    "name": "useSendSingleSmsMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "6827da6abb8ce3c60a4678585586d626";

export default node;

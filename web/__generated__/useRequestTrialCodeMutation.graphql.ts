/**
 * @generated SignedSource<<deeb94ae23d79acfbc83ad4cf829c457>>
 * @relayHash 84f6ea604d5119a4a13b2d826fbea9b6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5a6d0776384e2ceb4f73dc029ed6f498b84b34fe49d9281ed5568055b8b067ef

import type { ConcreteRequest } from 'relay-runtime';
export type RequestTrialCodeInput = {
  phone: string;
};
export type useRequestTrialCodeMutation$variables = {
  input: RequestTrialCodeInput;
};
export type useRequestTrialCodeMutation$data = {
  readonly requestTrialCode: {
    readonly __typename: string;
    readonly code?: string;
    readonly data?: {
      readonly code: string | null | undefined;
      readonly resendInSeconds: number;
    };
    readonly fieldErrors?: ReadonlyArray<{
      readonly field: string;
      readonly message: string;
    }>;
    readonly message?: string;
    readonly reason?: string;
  };
};
export type useRequestTrialCodeMutation = {
  response: useRequestTrialCodeMutation$data;
  variables: useRequestTrialCodeMutation$variables;
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
  "name": "code",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
},
v3 = [
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
    "name": "requestTrialCode",
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
            "concreteType": "TrialCode",
            "kind": "LinkedField",
            "name": "trialCode",
            "plural": false,
            "selections": [
              (v1/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "resendInSeconds",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "type": "RequestTrialCodeSuccess",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": [
          (v1/*:: as any*/),
          (v2/*:: as any*/),
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
                  (v2/*:: as any*/)
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
    "name": "useRequestTrialCodeMutation",
    "selections": (v3/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useRequestTrialCodeMutation",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "id": "5a6d0776384e2ceb4f73dc029ed6f498b84b34fe49d9281ed5568055b8b067ef",
    "metadata": {},
    "name": "useRequestTrialCodeMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "8003b9a3ee5cca8634b6df3473821c9f";

export default node;

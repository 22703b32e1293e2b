/**
 * @generated SignedSource<<864ff02d53eb229053c386b39cfc295e>>
 * @relayHash 1a7bec7592e7fe389c403b529792f817
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 917a67681c765c684e625b4b6d6a25479cc102dfd6035b114850b136feae9eb6

import type { ConcreteRequest } from 'relay-runtime';
export type CustomerRisk = "BAD" | "GOOD" | "MIXED" | "NEW" | "%future added value";
export type SendBulkSmsInput = {
  agreed?: number | null | undefined;
  chosen?: ReadonlyArray<string> | null | undefined;
  customers?: SendBulkSmsCustomersInput | null | undefined;
  list?: string | null | undefined;
  numbers?: ReadonlyArray<SendBulkSmsNumbersInput> | null | undefined;
  sendAt?: string | null | undefined;
  text: string;
};
export type SendBulkSmsCustomersInput = {
  blocked?: boolean | null | undefined;
  district?: string | null | undefined;
  firstOrderBefore?: string | null | undefined;
  firstOrderFrom?: string | null | undefined;
  firstSource?: string | null | undefined;
  lastOrderBefore?: string | null | undefined;
  lastOrderFrom?: string | null | undefined;
  optedOut?: boolean | null | undefined;
  ordersFrom?: number | null | undefined;
  ordersTo?: number | null | undefined;
  phone?: string | null | undefined;
  risk?: CustomerRisk | null | undefined;
  search?: string | null | undefined;
  tag?: string | null | undefined;
  updatedAfter?: string | null | undefined;
};
export type SendBulkSmsNumbersInput = {
  name?: string | null | undefined;
  number: string;
};
export type useSendBulkSmsMutation$variables = {
  input: SendBulkSmsInput;
};
export type useSendBulkSmsMutation$data = {
  readonly sendBulkSms: {
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
export type useSendBulkSmsMutation = {
  response: useSendBulkSmsMutation$data;
  variables: useSendBulkSmsMutation$variables;
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
    "name": "sendBulkSms",
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
            "concreteType": "BulkJob",
            "kind": "LinkedField",
            "name": "bulkJob",
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
        "type": "SendBulkSmsSuccess",
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
    "name": "useSendBulkSmsMutation",
    "selections": (v4/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useSendBulkSmsMutation",
    "selections": (v4/*:: as any*/)
  },
  "params": {
    "id": "917a67681c765c684e625b4b6d6a25479cc102dfd6035b114850b136feae9eb6",
    "metadata": {},
    "name": "useSendBulkSmsMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "a859d37c8551fd5ee49ea093c312cbfc";

export default node;

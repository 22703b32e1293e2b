/**
 * @generated SignedSource<<04549e4b4ef6cd4b6e85d6ee0f33344b>>
 * @relayHash 7b26fe50cb136aa0cbd66c66d7e38d6c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 72376e4c43ee26286fc84a0789f6c886ed58dfb25845988fb925f22fdca3a866

import type { ConcreteRequest } from 'relay-runtime';
export type CustomerRisk = "BAD" | "GOOD" | "MIXED" | "NEW" | "%future added value";
export type PreviewBulkSmsInput = {
  chosen?: ReadonlyArray<string> | null | undefined;
  customers?: PreviewBulkSmsCustomersInput | null | undefined;
  list?: string | null | undefined;
  numbers?: ReadonlyArray<PreviewBulkSmsNumbersInput> | null | undefined;
  text: string;
};
export type PreviewBulkSmsCustomersInput = {
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
export type PreviewBulkSmsNumbersInput = {
  name?: string | null | undefined;
  number: string;
};
export type usePreviewBulkSmsMutation$variables = {
  input: PreviewBulkSmsInput;
};
export type usePreviewBulkSmsMutation$data = {
  readonly previewBulkSms: {
    readonly __typename: string;
    readonly code?: string;
    readonly data?: {
      readonly duplicateCount: number;
      readonly invalid: ReadonlyArray<string>;
      readonly invalidCount: number;
      readonly numbers: number;
      readonly optedOutCount: number;
      readonly samples: ReadonlyArray<{
        readonly message: string;
        readonly phone: string;
        readonly segments: number;
      }>;
      readonly segments: number;
      readonly unfilledCount: number;
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
export type usePreviewBulkSmsMutation = {
  response: usePreviewBulkSmsMutation$data;
  variables: usePreviewBulkSmsMutation$variables;
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
  "name": "segments",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "messageKey",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "messageValues",
  "storageKey": null
},
v5 = [
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
    "name": "previewBulkSms",
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
            "concreteType": "BulkSmsPreview",
            "kind": "LinkedField",
            "name": "preview",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "numbers",
                "storageKey": null
              },
              (v1/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "invalid",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "invalidCount",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "duplicateCount",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "optedOutCount",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "unfilledCount",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "BulkSmsSample",
                "kind": "LinkedField",
                "name": "samples",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "phone",
                    "storageKey": null
                  },
                  (v2/*:: as any*/),
                  (v1/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "type": "PreviewBulkSmsSuccess",
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
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
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
                  (v2/*:: as any*/),
                  (v3/*:: as any*/),
                  (v4/*:: as any*/)
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
    "name": "usePreviewBulkSmsMutation",
    "selections": (v5/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "usePreviewBulkSmsMutation",
    "selections": (v5/*:: as any*/)
  },
  "params": {
    "id": "72376e4c43ee26286fc84a0789f6c886ed58dfb25845988fb925f22fdca3a866",
    "metadata": {},
    "name": "usePreviewBulkSmsMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "03a2eec8496a8ed7f76a13b2e4fab644";

export default node;

/**
 * @generated SignedSource<<26e3abee77b5544a29635ef1d38aa8ae>>
 * @relayHash 4c25bf5b6a688246d842e3d52ebb622a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 93457133942262d901dd55152b2b3566e85c118c549f8286823946527d9354b2

import type { ConcreteRequest } from 'relay-runtime';
export type CustomerField = "ADDRESS" | "DISTRICT" | "NAME" | "NOTE" | "NO_SMS" | "PHONE" | "TAGS" | "%future added value";
export type CustomerImportAction = "CHANGE" | "CREATE" | "SAME" | "WRONG" | "%future added value";
export type ImportFilter = "ALL" | "CHANGES" | "WRONG" | "%future added value";
export type PreviewCustomerImportInput = {
  after?: number | null | undefined;
  columns?: ReadonlyArray<PreviewCustomerImportColumnsInput> | null | undefined;
  file: string;
  show?: ImportFilter | null | undefined;
};
export type PreviewCustomerImportColumnsInput = {
  column: number;
  field: CustomerField;
};
export type usePreviewCustomerImportMutation$variables = {
  input: PreviewCustomerImportInput;
};
export type usePreviewCustomerImportMutation$data = {
  readonly previewCustomerImport: {
    readonly __typename: string;
    readonly code?: string;
    readonly data?: {
      readonly changes: number;
      readonly columns: ReadonlyArray<{
        readonly column: number;
        readonly field: CustomerField | null | undefined;
        readonly header: string;
        readonly samples: ReadonlyArray<string>;
      }>;
      readonly creates: number;
      readonly hasMore: boolean;
      readonly name: string;
      readonly rows: ReadonlyArray<{
        readonly action: CustomerImportAction;
        readonly changes: ReadonlyArray<{
          readonly after: string;
          readonly before: string;
          readonly field: CustomerField;
        }>;
        readonly label: string;
        readonly number: number;
        readonly problems: ReadonlyArray<{
          readonly field: string;
          readonly message: string;
          readonly messageKey: string;
          readonly messageValues: Record<string, unknown>;
        }>;
      }>;
      readonly same: number;
      readonly total: number;
      readonly wrong: number;
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
export type usePreviewCustomerImportMutation = {
  response: usePreviewCustomerImportMutation$data;
  variables: usePreviewCustomerImportMutation$variables;
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
  "name": "field",
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
  (v1/*:: as any*/),
  (v2/*:: as any*/),
  (v3/*:: as any*/),
  (v4/*:: as any*/)
],
v6 = [
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
    "name": "previewCustomerImport",
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
            "concreteType": "CustomerImportPreview",
            "kind": "LinkedField",
            "name": "preview",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "name",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "total",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "creates",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "changes",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "same",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "wrong",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "hasMore",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "CustomerImportColumn",
                "kind": "LinkedField",
                "name": "columns",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "column",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "header",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "samples",
                    "storageKey": null
                  },
                  (v1/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "CustomerImportRow",
                "kind": "LinkedField",
                "name": "rows",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "number",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "label",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "action",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "CustomerImportChange",
                    "kind": "LinkedField",
                    "name": "changes",
                    "plural": true,
                    "selections": [
                      (v1/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "before",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "after",
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "FieldError",
                    "kind": "LinkedField",
                    "name": "problems",
                    "plural": true,
                    "selections": (v5/*:: as any*/),
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "type": "PreviewCustomerImportSuccess",
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
                "selections": (v5/*:: as any*/),
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
    "name": "usePreviewCustomerImportMutation",
    "selections": (v6/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "usePreviewCustomerImportMutation",
    "selections": (v6/*:: as any*/)
  },
  "params": {
    "id": "93457133942262d901dd55152b2b3566e85c118c549f8286823946527d9354b2",
    "metadata": {},
    "name": "usePreviewCustomerImportMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "e7f007f88e83b3a44cd9f5e7a1c23943";

export default node;

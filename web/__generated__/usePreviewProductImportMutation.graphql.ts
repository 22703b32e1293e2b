/**
 * @generated SignedSource<<6a55b42d51eef8811d0f22b4dd1eb516>>
 * @relayHash d4e9cb1ebcef770acb0353981f9930da
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e6f67b732a86053bcd276ca574b96babffb7f817fb5d1e3e50a596f4c9142fda

import type { ConcreteRequest } from 'relay-runtime';
export type ImportAction = "ADD" | "CHANGE" | "CREATE" | "SAME" | "WRONG" | "%future added value";
export type ImportFilter = "ALL" | "CHANGES" | "WRONG" | "%future added value";
export type ProductField = "BARCODE" | "BRAND" | "CATEGORY" | "DESCRIPTION" | "LOW_STOCK_LEVEL" | "OPENING_COST" | "OPENING_STOCK" | "PREORDER" | "PRICE" | "PRODUCT" | "SALE_PRICE" | "SKU" | "STATUS" | "VARIANT" | "WEIGHT" | "%future added value";
export type PreviewProductImportInput = {
  after?: number | null | undefined;
  columns?: ReadonlyArray<PreviewProductImportColumnsInput> | null | undefined;
  file: string;
  show?: ImportFilter | null | undefined;
};
export type PreviewProductImportColumnsInput = {
  column: number;
  field: ProductField;
};
export type usePreviewProductImportMutation$variables = {
  input: PreviewProductImportInput;
};
export type usePreviewProductImportMutation$data = {
  readonly previewProductImport: {
    readonly __typename: string;
    readonly code?: string;
    readonly data?: {
      readonly adds: number;
      readonly changes: number;
      readonly columns: ReadonlyArray<{
        readonly column: number;
        readonly field: ProductField | null | undefined;
        readonly header: string;
        readonly samples: ReadonlyArray<string>;
      }>;
      readonly creates: number;
      readonly freeStock: number;
      readonly hasMore: boolean;
      readonly name: string;
      readonly rows: ReadonlyArray<{
        readonly action: ImportAction;
        readonly changes: ReadonlyArray<{
          readonly after: string;
          readonly before: string;
          readonly field: ProductField;
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
export type usePreviewProductImportMutation = {
  response: usePreviewProductImportMutation$data;
  variables: usePreviewProductImportMutation$variables;
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
    "name": "previewProductImport",
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
            "concreteType": "ProductImportPreview",
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
                "name": "adds",
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
                "name": "freeStock",
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
                "concreteType": "ImportColumn",
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
                "concreteType": "ProductImportRow",
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
                    "concreteType": "ImportChange",
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
        "type": "PreviewProductImportSuccess",
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
    "name": "usePreviewProductImportMutation",
    "selections": (v6/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "usePreviewProductImportMutation",
    "selections": (v6/*:: as any*/)
  },
  "params": {
    "id": "e6f67b732a86053bcd276ca574b96babffb7f817fb5d1e3e50a596f4c9142fda",
    "metadata": {},
    "name": "usePreviewProductImportMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "7730dbd0a3783b95e51844d6b04b0a70";

export default node;

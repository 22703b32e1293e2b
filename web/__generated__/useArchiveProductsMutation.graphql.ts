/**
 * @generated SignedSource<<7638c09654db2774ec38bafaf3f97a3e>>
 * @relayHash 97c1a7cfd94b5fe4d94dfcc0192cc7b8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 74cb02dcdc5c871e3585a7fae17080cccea0efd4146dbed55c4161dc0ac83ea0

import type { ConcreteRequest } from 'relay-runtime';
export type ProductStatus = "ACTIVE" | "ARCHIVED" | "%future added value";
export type ProductStock = "LOW" | "SOLD_OUT" | "%future added value";
export type ArchiveProductsInput = {
  filter?: ArchiveProductsFilterInput | null | undefined;
  products?: ReadonlyArray<string> | null | undefined;
};
export type ArchiveProductsFilterInput = {
  brand?: string | null | undefined;
  category?: string | null | undefined;
  search?: string | null | undefined;
  status?: ProductStatus | null | undefined;
  stock?: ProductStock | null | undefined;
  updatedAfter?: string | null | undefined;
};
export type useArchiveProductsMutation$variables = {
  input: ArchiveProductsInput;
};
export type useArchiveProductsMutation$data = {
  readonly archiveProducts: {
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
export type useArchiveProductsMutation = {
  response: useArchiveProductsMutation$data;
  variables: useArchiveProductsMutation$variables;
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
    "name": "archiveProducts",
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
        "type": "ArchiveProductsSuccess",
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
    "name": "useArchiveProductsMutation",
    "selections": (v4/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useArchiveProductsMutation",
    "selections": (v4/*:: as any*/)
  },
  "params": {
    "id": "74cb02dcdc5c871e3585a7fae17080cccea0efd4146dbed55c4161dc0ac83ea0",
    "metadata": {},
    "name": "useArchiveProductsMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "fedd50db9b5bb066c339c9e3b17d78ca";

export default node;

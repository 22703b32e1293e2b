/**
 * @generated SignedSource<<cc71f012aa024180bd49d9fd739f76dd>>
 * @relayHash 03a2587f76ce21ef9061de2636e5522f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b865f635c225c9f83222f412da6f2b4eac88714c8103fafc344d3c93021beec2

import type { ConcreteRequest } from 'relay-runtime';
export type ProductStatus = "ACTIVE" | "ARCHIVED" | "%future added value";
export type ProductStock = "LOW" | "SOLD_OUT" | "%future added value";
export type AddProductsToShopsInput = {
  filter?: AddProductsToShopsFilterInput | null | undefined;
  products?: ReadonlyArray<string> | null | undefined;
  siteIds: ReadonlyArray<string>;
};
export type AddProductsToShopsFilterInput = {
  brand?: string | null | undefined;
  category?: string | null | undefined;
  search?: string | null | undefined;
  status?: ProductStatus | null | undefined;
  stock?: ProductStock | null | undefined;
  updatedAfter?: string | null | undefined;
};
export type useAddProductsToShopsMutation$variables = {
  input: AddProductsToShopsInput;
};
export type useAddProductsToShopsMutation$data = {
  readonly addProductsToShops: {
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
export type useAddProductsToShopsMutation = {
  response: useAddProductsToShopsMutation$data;
  variables: useAddProductsToShopsMutation$variables;
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
    "name": "addProductsToShops",
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
        "type": "AddProductsToShopsSuccess",
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
    "name": "useAddProductsToShopsMutation",
    "selections": (v4/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useAddProductsToShopsMutation",
    "selections": (v4/*:: as any*/)
  },
  "params": {
    "id": "b865f635c225c9f83222f412da6f2b4eac88714c8103fafc344d3c93021beec2",
    "metadata": {},
    "name": "useAddProductsToShopsMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "a96c6f310b81e36252223772ade468d2";

export default node;

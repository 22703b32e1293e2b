/**
 * @generated SignedSource<<cbdf683aeccdf4530c4469aad6c62fb4>>
 * @relayHash d1406a1368119aa94afedec04f2653bc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ac21bb054e5c798cc453cf923ecd6aa43a519b30140dc232c36c5eaf3df63d93

import type { ConcreteRequest } from 'relay-runtime';
export type useProductLookupQuery$variables = {
  code: string;
  isCounted?: boolean | null | undefined;
  search: string;
  withCost: boolean;
};
export type useProductLookupQuery$data = {
  readonly byCode: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly averageCost?: number | null | undefined;
        readonly barcode: string | null | undefined;
        readonly id: string;
        readonly pictureUrl: string | null | undefined;
        readonly price: number;
        readonly salePrice: number | null | undefined;
        readonly sku: string;
        readonly stock: {
          readonly available: number;
          readonly onHand: number;
        };
        readonly title: string;
        readonly weightGrams: number | null | undefined;
      };
    }>;
  };
  readonly variants: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly averageCost?: number | null | undefined;
        readonly barcode: string | null | undefined;
        readonly id: string;
        readonly pictureUrl: string | null | undefined;
        readonly price: number;
        readonly salePrice: number | null | undefined;
        readonly sku: string;
        readonly stock: {
          readonly available: number;
          readonly onHand: number;
        };
        readonly title: string;
        readonly weightGrams: number | null | undefined;
      };
    }>;
  };
};
export type useProductLookupQuery = {
  response: useProductLookupQuery$data;
  variables: useProductLookupQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "code"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "isCounted"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "search"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "withCost"
},
v4 = {
  "kind": "Variable",
  "name": "isCounted",
  "variableName": "isCounted"
},
v5 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "VariantsEdge",
    "kind": "LinkedField",
    "name": "edges",
    "plural": true,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Variant",
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "title",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "sku",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "barcode",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "price",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "salePrice",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "pictureUrl",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "weightGrams",
            "storageKey": null
          },
          {
            "condition": "withCost",
            "kind": "Condition",
            "passingValue": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "averageCost",
                "storageKey": null
              }
            ]
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "StockBuckets",
            "kind": "LinkedField",
            "name": "stock",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "onHand",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "available",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
],
v6 = [
  {
    "alias": "byCode",
    "args": [
      {
        "fields": [
          {
            "kind": "Variable",
            "name": "code",
            "variableName": "code"
          },
          (v4/*:: as any*/)
        ],
        "kind": "ObjectValue",
        "name": "filter"
      },
      {
        "kind": "Literal",
        "name": "first",
        "value": 1
      }
    ],
    "concreteType": "VariantsConnection",
    "kind": "LinkedField",
    "name": "variants",
    "plural": false,
    "selections": (v5/*:: as any*/),
    "storageKey": null
  },
  {
    "alias": null,
    "args": [
      {
        "fields": [
          (v4/*:: as any*/),
          {
            "kind": "Variable",
            "name": "search",
            "variableName": "search"
          }
        ],
        "kind": "ObjectValue",
        "name": "filter"
      },
      {
        "kind": "Literal",
        "name": "first",
        "value": 20
      }
    ],
    "concreteType": "VariantsConnection",
    "kind": "LinkedField",
    "name": "variants",
    "plural": false,
    "selections": (v5/*:: as any*/),
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useProductLookupQuery",
    "selections": (v6/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v2/*:: as any*/),
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v3/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useProductLookupQuery",
    "selections": (v6/*:: as any*/)
  },
  "params": {
    "id": "ac21bb054e5c798cc453cf923ecd6aa43a519b30140dc232c36c5eaf3df63d93",
    "metadata": {},
    "name": "useProductLookupQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "8ca464e3725f8ba30a04a2818c2a4d85";

export default node;

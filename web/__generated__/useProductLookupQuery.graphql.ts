/**
 * @generated SignedSource<<ce0276d36056940db19cc6ccc991a153>>
 * @relayHash 37d4de643b29d92414db62a77a29f677
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e56d0feaccfeb09993ccda93f57119133834099ae4d9c5c3db5d1e06484f36af

import type { ConcreteRequest } from 'relay-runtime';
export type useProductLookupQuery$variables = {
  code: string;
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
        readonly sku: string;
        readonly stock: {
          readonly available: number;
          readonly onHand: number;
        };
        readonly title: string;
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
        readonly sku: string;
        readonly stock: {
          readonly available: number;
          readonly onHand: number;
        };
        readonly title: string;
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
  "name": "search"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "withCost"
},
v3 = [
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
            "name": "pictureUrl",
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
v4 = [
  {
    "alias": "byCode",
    "args": [
      {
        "fields": [
          {
            "kind": "Variable",
            "name": "code",
            "variableName": "code"
          }
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
    "selections": (v3/*:: as any*/),
    "storageKey": null
  },
  {
    "alias": null,
    "args": [
      {
        "fields": [
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
    "selections": (v3/*:: as any*/),
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useProductLookupQuery",
    "selections": (v4/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useProductLookupQuery",
    "selections": (v4/*:: as any*/)
  },
  "params": {
    "id": "e56d0feaccfeb09993ccda93f57119133834099ae4d9c5c3db5d1e06484f36af",
    "metadata": {},
    "name": "useProductLookupQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "fb6123f9297a80df6543c12ff7e79515";

export default node;

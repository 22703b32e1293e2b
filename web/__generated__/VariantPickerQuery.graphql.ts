/**
 * @generated SignedSource<<5b1541346d0c3bdc5618b84bfdddae2d>>
 * @relayHash 522737e3b608d1c516d60593815360d2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 277e7d4b867b38288982ee6c687d9606d18edc21abf623ba1398b37c2776d1ff

import type { ConcreteRequest } from 'relay-runtime';
export type VariantPickerQuery$variables = {
  search: string;
};
export type VariantPickerQuery$data = {
  readonly variants: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly id: string;
        readonly price: number;
        readonly sku: string;
        readonly stock: {
          readonly available: number;
        };
        readonly title: string;
      };
    }>;
  };
};
export type VariantPickerQuery = {
  response: VariantPickerQuery$data;
  variables: VariantPickerQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "search"
  }
],
v1 = [
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
    "selections": [
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
                "name": "price",
                "storageKey": null
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
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "VariantPickerQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "VariantPickerQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "277e7d4b867b38288982ee6c687d9606d18edc21abf623ba1398b37c2776d1ff",
    "metadata": {},
    "name": "VariantPickerQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "1624e2e53398a0a473e57f0a19e56e68";

export default node;

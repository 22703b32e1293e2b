/**
 * @generated SignedSource<<fdd6354c813f20c20edf0deab78e7998>>
 * @relayHash 1b31a78422117504a07387adc54d2412
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bd26912db42f13be2dffd652c9e4dc0f7884ba4e4c0456dcca37c5596ef99fdd

import type { ConcreteRequest } from 'relay-runtime';
export type usePaletteFindsQuery$variables = {
  text: string;
  withCustomers: boolean;
  withOrders: boolean;
  withProducts: boolean;
  withWebOrders: boolean;
};
export type usePaletteFindsQuery$data = {
  readonly foundCustomers?: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
    readonly phone: string;
  }>;
  readonly orders?: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly id: string;
        readonly reference: string;
        readonly shippingAddress: {
          readonly name: string;
          readonly phone: string;
        };
      };
    }>;
  };
  readonly variants?: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly product: {
          readonly id: string;
        };
        readonly sku: string;
        readonly title: string;
      };
    }>;
  };
  readonly webOrders?: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly customerName: string;
        readonly id: string;
        readonly number: string;
        readonly phone: string;
      };
    }>;
  };
};
export type usePaletteFindsQuery = {
  response: usePaletteFindsQuery$data;
  variables: usePaletteFindsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "text"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "withCustomers"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "withOrders"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "withProducts"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "withWebOrders"
},
v5 = [
  {
    "fields": [
      {
        "kind": "Variable",
        "name": "search",
        "variableName": "text"
      }
    ],
    "kind": "ObjectValue",
    "name": "filter"
  },
  {
    "kind": "Literal",
    "name": "first",
    "value": 5
  }
],
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "phone",
  "storageKey": null
},
v9 = {
  "condition": "withOrders",
  "kind": "Condition",
  "passingValue": true,
  "selections": [
    {
      "alias": null,
      "args": (v5/*:: as any*/),
      "concreteType": "OrdersConnection",
      "kind": "LinkedField",
      "name": "orders",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "OrdersEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "Order",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
              "selections": [
                (v6/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "reference",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "Address",
                  "kind": "LinkedField",
                  "name": "shippingAddress",
                  "plural": false,
                  "selections": [
                    (v7/*:: as any*/),
                    (v8/*:: as any*/)
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
  ]
},
v10 = {
  "condition": "withCustomers",
  "kind": "Condition",
  "passingValue": true,
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "text",
          "variableName": "text"
        }
      ],
      "concreteType": "Customer",
      "kind": "LinkedField",
      "name": "foundCustomers",
      "plural": true,
      "selections": [
        (v6/*:: as any*/),
        (v7/*:: as any*/),
        (v8/*:: as any*/)
      ],
      "storageKey": null
    }
  ]
},
v11 = {
  "condition": "withWebOrders",
  "kind": "Condition",
  "passingValue": true,
  "selections": [
    {
      "alias": null,
      "args": (v5/*:: as any*/),
      "concreteType": "WebOrdersConnection",
      "kind": "LinkedField",
      "name": "webOrders",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "WebOrdersEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "WebOrder",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
              "selections": [
                (v6/*:: as any*/),
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
                  "name": "customerName",
                  "storageKey": null
                },
                (v8/*:: as any*/)
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ]
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "sku",
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "concreteType": "Product",
  "kind": "LinkedField",
  "name": "product",
  "plural": false,
  "selections": [
    (v6/*:: as any*/)
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v4/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "usePaletteFindsQuery",
    "selections": [
      (v9/*:: as any*/),
      (v10/*:: as any*/),
      (v11/*:: as any*/),
      {
        "condition": "withProducts",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": (v5/*:: as any*/),
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
                      (v12/*:: as any*/),
                      (v13/*:: as any*/),
                      (v14/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ]
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v2/*:: as any*/),
      (v1/*:: as any*/),
      (v4/*:: as any*/),
      (v3/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "usePaletteFindsQuery",
    "selections": [
      (v9/*:: as any*/),
      (v10/*:: as any*/),
      (v11/*:: as any*/),
      {
        "condition": "withProducts",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": (v5/*:: as any*/),
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
                      (v12/*:: as any*/),
                      (v13/*:: as any*/),
                      (v14/*:: as any*/),
                      (v6/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ]
      }
    ]
  },
  "params": {
    "id": "bd26912db42f13be2dffd652c9e4dc0f7884ba4e4c0456dcca37c5596ef99fdd",
    "metadata": {},
    "name": "usePaletteFindsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "8ac2ad92762b52a3de869877979863a8";

export default node;

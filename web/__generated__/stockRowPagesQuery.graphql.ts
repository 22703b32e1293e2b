/**
 * @generated SignedSource<<d4cd2195421635e80cb26860ffb326d5>>
 * @relayHash 42160ee53160926d4b07567f5bdf27ee
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1491138d467a1a9418af33c80c7e861e048c0f6882be8bcdb8ae651822534c5d

import type { ConcreteRequest } from 'relay-runtime';
export type stockRowPagesQuery$variables = {
  after: string;
  id: string;
};
export type stockRowPagesQuery$data = {
  readonly node: {
    readonly stockMovements?: {
      readonly edges: ReadonlyArray<{
        readonly cursor: string;
        readonly node: {
          readonly at: string;
          readonly damaged: number;
          readonly inTransfer: number;
          readonly location: {
            readonly name: string;
          };
          readonly message: string;
          readonly messageKey: string;
          readonly messageValues: Record<string, unknown>;
          readonly onHand: number;
          readonly reserved: number;
          readonly returning: number;
          readonly sku: string;
          readonly withCourier: number;
        };
      }>;
      readonly pageInfo: {
        readonly hasNextPage: boolean;
      };
    };
  } | null | undefined;
};
export type stockRowPagesQuery = {
  response: stockRowPagesQuery$data;
  variables: stockRowPagesQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "after"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "id"
},
v2 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v3 = [
  {
    "kind": "Variable",
    "name": "after",
    "variableName": "after"
  },
  {
    "kind": "Literal",
    "name": "first",
    "value": 100
  }
],
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "cursor",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "sku",
  "storageKey": null
},
v6 = {
  "alias": "message",
  "args": null,
  "kind": "ScalarField",
  "name": "reason",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "messageKey",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "messageValues",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "at",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "onHand",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "reserved",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "withCourier",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "returning",
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "damaged",
  "storageKey": null
},
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "inTransfer",
  "storageKey": null
},
v16 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v17 = {
  "alias": null,
  "args": null,
  "concreteType": "PageInfo",
  "kind": "LinkedField",
  "name": "pageInfo",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hasNextPage",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v18 = [
  {
    "alias": null,
    "args": (v3/*:: as any*/),
    "concreteType": "StockMovementsConnection",
    "kind": "LinkedField",
    "name": "stockMovements",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "StockMovementsEdge",
        "kind": "LinkedField",
        "name": "edges",
        "plural": true,
        "selections": [
          (v4/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "StockMovement",
            "kind": "LinkedField",
            "name": "node",
            "plural": false,
            "selections": [
              (v5/*:: as any*/),
              (v6/*:: as any*/),
              (v7/*:: as any*/),
              (v8/*:: as any*/),
              (v9/*:: as any*/),
              (v10/*:: as any*/),
              (v11/*:: as any*/),
              (v12/*:: as any*/),
              (v13/*:: as any*/),
              (v14/*:: as any*/),
              (v15/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Location",
                "kind": "LinkedField",
                "name": "location",
                "plural": false,
                "selections": [
                  (v16/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      (v17/*:: as any*/)
    ],
    "storageKey": null
  }
],
v19 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v20 = [
  {
    "alias": null,
    "args": (v3/*:: as any*/),
    "concreteType": "StockMovementsConnection",
    "kind": "LinkedField",
    "name": "stockMovements",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "StockMovementsEdge",
        "kind": "LinkedField",
        "name": "edges",
        "plural": true,
        "selections": [
          (v4/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "StockMovement",
            "kind": "LinkedField",
            "name": "node",
            "plural": false,
            "selections": [
              (v5/*:: as any*/),
              (v6/*:: as any*/),
              (v7/*:: as any*/),
              (v8/*:: as any*/),
              (v9/*:: as any*/),
              (v10/*:: as any*/),
              (v11/*:: as any*/),
              (v12/*:: as any*/),
              (v13/*:: as any*/),
              (v14/*:: as any*/),
              (v15/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Location",
                "kind": "LinkedField",
                "name": "location",
                "plural": false,
                "selections": [
                  (v16/*:: as any*/),
                  (v19/*:: as any*/)
                ],
                "storageKey": null
              },
              (v19/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      (v17/*:: as any*/)
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "stockRowPagesQuery",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "kind": "InlineFragment",
            "selections": (v18/*:: as any*/),
            "type": "Order",
            "abstractKey": null
          },
          {
            "kind": "InlineFragment",
            "selections": (v18/*:: as any*/),
            "type": "Purchase",
            "abstractKey": null
          },
          {
            "kind": "InlineFragment",
            "selections": (v18/*:: as any*/),
            "type": "StockAdjustment",
            "abstractKey": null
          },
          {
            "kind": "InlineFragment",
            "selections": (v18/*:: as any*/),
            "type": "StockCount",
            "abstractKey": null
          },
          {
            "kind": "InlineFragment",
            "selections": (v18/*:: as any*/),
            "type": "StockTransfer",
            "abstractKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "stockRowPagesQuery",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
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
            "selections": (v20/*:: as any*/),
            "type": "Order",
            "abstractKey": null
          },
          {
            "kind": "InlineFragment",
            "selections": (v20/*:: as any*/),
            "type": "Purchase",
            "abstractKey": null
          },
          {
            "kind": "InlineFragment",
            "selections": (v20/*:: as any*/),
            "type": "StockAdjustment",
            "abstractKey": null
          },
          {
            "kind": "InlineFragment",
            "selections": (v20/*:: as any*/),
            "type": "StockCount",
            "abstractKey": null
          },
          {
            "kind": "InlineFragment",
            "selections": (v20/*:: as any*/),
            "type": "StockTransfer",
            "abstractKey": null
          },
          (v19/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "1491138d467a1a9418af33c80c7e861e048c0f6882be8bcdb8ae651822534c5d",
    "metadata": {},
    "name": "stockRowPagesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "1e2d39fd6f5b05526b2837d9bea4edb2";

export default node;

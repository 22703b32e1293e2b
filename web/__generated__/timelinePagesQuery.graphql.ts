/**
 * @generated SignedSource<<c5de7c6d5baedfda600b11c86b1e0d94>>
 * @relayHash 9f4d9bc1079dead6f9c9a1b0189f1aec
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ab04c4a5c2f0618f895dfb9038693acd2856a4961ebf5753af23026cb2eeb322

import type { ConcreteRequest } from 'relay-runtime';
export type timelinePagesQuery$variables = {
  after: string;
  id: string;
};
export type timelinePagesQuery$data = {
  readonly node: {
    readonly timeline?: {
      readonly edges: ReadonlyArray<{
        readonly cursor: string;
        readonly node: {
          readonly actorName: string;
          readonly at: string;
          readonly message: string;
          readonly messageKey: string;
          readonly messageValues: Record<string, unknown>;
        };
      }>;
      readonly pageInfo: {
        readonly hasNextPage: boolean;
      };
    };
  } | null | undefined;
};
export type timelinePagesQuery = {
  response: timelinePagesQuery$data;
  variables: timelinePagesQuery$variables;
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
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "after",
        "variableName": "after"
      },
      {
        "kind": "Literal",
        "name": "first",
        "value": 50
      }
    ],
    "concreteType": "TimelineConnection",
    "kind": "LinkedField",
    "name": "timeline",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "TimelineEdge",
        "kind": "LinkedField",
        "name": "edges",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "cursor",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "TimelineEntry",
            "kind": "LinkedField",
            "name": "node",
            "plural": false,
            "selections": [
              {
                "alias": "message",
                "args": null,
                "kind": "ScalarField",
                "name": "summary",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "messageKey",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "messageValues",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "actorName",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "at",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
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
      }
    ],
    "storageKey": null
  }
],
v4 = {
  "kind": "InlineFragment",
  "selections": (v3/*:: as any*/),
  "type": "CourierStatement",
  "abstractKey": null
},
v5 = {
  "kind": "InlineFragment",
  "selections": (v3/*:: as any*/),
  "type": "Courier",
  "abstractKey": null
},
v6 = {
  "kind": "InlineFragment",
  "selections": (v3/*:: as any*/),
  "type": "Customer",
  "abstractKey": null
},
v7 = {
  "kind": "InlineFragment",
  "selections": (v3/*:: as any*/),
  "type": "Liability",
  "abstractKey": null
},
v8 = {
  "kind": "InlineFragment",
  "selections": (v3/*:: as any*/),
  "type": "Order",
  "abstractKey": null
},
v9 = {
  "kind": "InlineFragment",
  "selections": (v3/*:: as any*/),
  "type": "Payment",
  "abstractKey": null
},
v10 = {
  "kind": "InlineFragment",
  "selections": (v3/*:: as any*/),
  "type": "Product",
  "abstractKey": null
},
v11 = {
  "kind": "InlineFragment",
  "selections": (v3/*:: as any*/),
  "type": "Purchase",
  "abstractKey": null
},
v12 = {
  "kind": "InlineFragment",
  "selections": (v3/*:: as any*/),
  "type": "StockAdjustment",
  "abstractKey": null
},
v13 = {
  "kind": "InlineFragment",
  "selections": (v3/*:: as any*/),
  "type": "StockCount",
  "abstractKey": null
},
v14 = {
  "kind": "InlineFragment",
  "selections": (v3/*:: as any*/),
  "type": "StockTransfer",
  "abstractKey": null
},
v15 = {
  "kind": "InlineFragment",
  "selections": (v3/*:: as any*/),
  "type": "Task",
  "abstractKey": null
},
v16 = {
  "kind": "InlineFragment",
  "selections": (v3/*:: as any*/),
  "type": "Voucher",
  "abstractKey": null
},
v17 = {
  "kind": "InlineFragment",
  "selections": (v3/*:: as any*/),
  "type": "WebOrder",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "timelinePagesQuery",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          (v4/*:: as any*/),
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
          (v16/*:: as any*/),
          (v17/*:: as any*/)
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
    "name": "timelinePagesQuery",
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
          (v4/*:: as any*/),
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
          (v16/*:: as any*/),
          (v17/*:: as any*/),
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
    ]
  },
  "params": {
    "id": "ab04c4a5c2f0618f895dfb9038693acd2856a4961ebf5753af23026cb2eeb322",
    "metadata": {},
    "name": "timelinePagesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "a24789453394809d4cb2bd0315577764";

export default node;

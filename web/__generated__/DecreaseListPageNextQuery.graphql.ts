/**
 * @generated SignedSource<<b3fbaad110c22ca18d4807cb6b79246b>>
 * @relayHash bc4362acf0b38ae13d29eade46b6230a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7d3de06ec7c3a4fe60fd01f31c9ac53a9dcb5e98cec7d4cd2638e958bb3c5b04

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AdjustmentReason = "COUNT_CORRECTION" | "DAMAGED" | "EXPIRED" | "LOST" | "PERSONAL_USE" | "SAMPLE" | "SUPPLIER_RETURN" | "%future added value";
export type AdjustmentStatus = "POSTED" | "REJECTED" | "REVERSED" | "WAITING" | "%future added value";
export type StockAdjustmentsSort = "NEWEST" | "OLDEST" | "%future added value";
export type StockAdjustmentsFilter = {
  createdBefore?: string | null | undefined;
  createdFrom?: string | null | undefined;
  reason?: AdjustmentReason | null | undefined;
  search?: string | null | undefined;
  status?: ReadonlyArray<AdjustmentStatus> | null | undefined;
};
export type DecreaseListPageNextQuery$variables = {
  count: number;
  cursor?: string | null | undefined;
  filter?: StockAdjustmentsFilter | null | undefined;
  sort?: StockAdjustmentsSort | null | undefined;
};
export type DecreaseListPageNextQuery$data = {
  readonly " $fragmentSpreads": FragmentRefs<"DecreaseListPage_adjustments">;
};
export type DecreaseListPageNextQuery = {
  response: DecreaseListPageNextQuery$data;
  variables: DecreaseListPageNextQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "count"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "cursor"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "filter"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "sort"
  }
],
v1 = {
  "kind": "Variable",
  "name": "filter",
  "variableName": "filter"
},
v2 = {
  "kind": "Variable",
  "name": "sort",
  "variableName": "sort"
},
v3 = [
  {
    "kind": "Variable",
    "name": "after",
    "variableName": "cursor"
  },
  (v1/*:: as any*/),
  {
    "kind": "Variable",
    "name": "first",
    "variableName": "count"
  },
  (v2/*:: as any*/)
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "DecreaseListPageNextQuery",
    "selections": [
      {
        "args": [
          {
            "kind": "Variable",
            "name": "count",
            "variableName": "count"
          },
          {
            "kind": "Variable",
            "name": "cursor",
            "variableName": "cursor"
          },
          (v1/*:: as any*/),
          (v2/*:: as any*/)
        ],
        "kind": "FragmentSpread",
        "name": "DecreaseListPage_adjustments"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "DecreaseListPageNextQuery",
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": "StockAdjustmentsConnection",
        "kind": "LinkedField",
        "name": "stockAdjustments",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "StockAdjustmentsEdge",
            "kind": "LinkedField",
            "name": "edges",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "StockAdjustment",
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
                    "name": "number",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "status",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "reason",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "itemSummary",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "itemCount",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "value",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "createdByName",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "createdAt",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "__typename",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "cursor",
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
                "name": "endCursor",
                "storageKey": null
              },
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
      },
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "filters": [
          "filter",
          "sort"
        ],
        "handle": "connection",
        "key": "DecreaseListPage_stockAdjustments",
        "kind": "LinkedHandle",
        "name": "stockAdjustments"
      }
    ]
  },
  "params": {
    "id": "7d3de06ec7c3a4fe60fd01f31c9ac53a9dcb5e98cec7d4cd2638e958bb3c5b04",
    "metadata": {},
    "name": "DecreaseListPageNextQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "36bb6389ff7daedf915490cc29ac0824";

export default node;

/**
 * @generated SignedSource<<c9893cb3c1659b2320d9f725dbfc15af>>
 * @relayHash 4724064cf00b0bf244e2beb1bf19e20e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5b3ad6a80b2969b7bd7c9846cef7ca3cc6fdce0ffbb0d1bc9ff87aa864ba9353

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OrderReportBasis = "CREATED" | "SHIPPED" | "%future added value";
export type OrderReportFilter = {
  by?: OrderReportBasis | null | undefined;
  courier?: string | null | undefined;
  district?: string | null | undefined;
  from?: string | null | undefined;
  source?: string | null | undefined;
  to?: string | null | undefined;
};
export type OrderReportPageQuery$variables = {
  filter: OrderReportFilter;
};
export type OrderReportPageQuery$data = {
  readonly orderReport: {
    readonly asOf: string;
    readonly comparedUntil: string | null | undefined;
    readonly couriers: ReadonlyArray<{
      readonly name: string;
      readonly " $fragmentSpreads": FragmentRefs<"StatusTable_group">;
    }>;
    readonly days: ReadonlyArray<{
      readonly name: string;
      readonly " $fragmentSpreads": FragmentRefs<"StatusTable_group">;
    }>;
    readonly districts: ReadonlyArray<{
      readonly name: string;
      readonly " $fragmentSpreads": FragmentRefs<"StatusTable_group">;
    }>;
    readonly sources: ReadonlyArray<{
      readonly name: string;
      readonly " $fragmentSpreads": FragmentRefs<"StatusTable_group">;
    }>;
    readonly total: {
      readonly orders: number;
      readonly " $fragmentSpreads": FragmentRefs<"OrderReportTiles_group" | "StatusTable_group">;
    };
    readonly totalBefore: {
      readonly " $fragmentSpreads": FragmentRefs<"OrderReportTiles_group">;
    };
    readonly " $fragmentSpreads": FragmentRefs<"ReasonTables_report">;
  };
};
export type OrderReportPageQuery = {
  response: OrderReportPageQuery$data;
  variables: OrderReportPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "filter"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "filter",
    "variableName": "filter"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "orders",
  "storageKey": null
},
v3 = {
  "args": null,
  "kind": "FragmentSpread",
  "name": "OrderReportTiles_group"
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "value",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "count",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "concreteType": "OrderStatusCount",
  "kind": "LinkedField",
  "name": "statuses",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    },
    (v5/*:: as any*/)
  ],
  "storageKey": null
},
v7 = [
  (v2/*:: as any*/),
  (v4/*:: as any*/),
  (v6/*:: as any*/)
],
v8 = {
  "kind": "InlineDataFragmentSpread",
  "name": "StatusTable_group",
  "selections": (v7/*:: as any*/),
  "args": null,
  "argumentDefinitions": ([]/*:: as any*/)
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "comparedUntil",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "asOf",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v12 = [
  (v11/*:: as any*/),
  (v8/*:: as any*/)
],
v13 = [
  (v11/*:: as any*/),
  (v2/*:: as any*/),
  (v4/*:: as any*/),
  (v6/*:: as any*/)
],
v14 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "reason",
    "storageKey": null
  },
  (v5/*:: as any*/),
  (v4/*:: as any*/)
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "OrderReportPageQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "OrderReport",
        "kind": "LinkedField",
        "name": "orderReport",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "OrderReportGroup",
            "kind": "LinkedField",
            "name": "total",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              (v8/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "OrderReportGroup",
            "kind": "LinkedField",
            "name": "totalBefore",
            "plural": false,
            "selections": [
              (v3/*:: as any*/)
            ],
            "storageKey": null
          },
          (v9/*:: as any*/),
          (v10/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "OrderReportGroup",
            "kind": "LinkedField",
            "name": "days",
            "plural": true,
            "selections": (v12/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "OrderReportGroup",
            "kind": "LinkedField",
            "name": "sources",
            "plural": true,
            "selections": (v12/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "OrderReportGroup",
            "kind": "LinkedField",
            "name": "couriers",
            "plural": true,
            "selections": (v12/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "OrderReportGroup",
            "kind": "LinkedField",
            "name": "districts",
            "plural": true,
            "selections": (v12/*:: as any*/),
            "storageKey": null
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "ReasonTables_report"
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "OrderReportPageQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "OrderReport",
        "kind": "LinkedField",
        "name": "orderReport",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "OrderReportGroup",
            "kind": "LinkedField",
            "name": "total",
            "plural": false,
            "selections": (v7/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "OrderReportGroup",
            "kind": "LinkedField",
            "name": "totalBefore",
            "plural": false,
            "selections": (v7/*:: as any*/),
            "storageKey": null
          },
          (v9/*:: as any*/),
          (v10/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "OrderReportGroup",
            "kind": "LinkedField",
            "name": "days",
            "plural": true,
            "selections": (v13/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "OrderReportGroup",
            "kind": "LinkedField",
            "name": "sources",
            "plural": true,
            "selections": (v13/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "OrderReportGroup",
            "kind": "LinkedField",
            "name": "couriers",
            "plural": true,
            "selections": (v13/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "OrderReportGroup",
            "kind": "LinkedField",
            "name": "districts",
            "plural": true,
            "selections": (v13/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "OrderReportReason",
            "kind": "LinkedField",
            "name": "reasons",
            "plural": true,
            "selections": (v14/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "OrderReportReason",
            "kind": "LinkedField",
            "name": "returnReasons",
            "plural": true,
            "selections": (v14/*:: as any*/),
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "5b3ad6a80b2969b7bd7c9846cef7ca3cc6fdce0ffbb0d1bc9ff87aa864ba9353",
    "metadata": {},
    "name": "OrderReportPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "0789deffcf3f17d3d1dccd29a1bc580e";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;

/**
 * @generated SignedSource<<1ab8d89413ecfff8dea9745619abd2a8>>
 * @relayHash 1a44259fd48ffe57c941d9ef5c3a845b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7f3b9095a74612810ac89b19f8cfbd876fca4c21c65348d881d3bce0306e2da7

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProfitBasis = "DELIVERED" | "SETTLED" | "SHIPPED" | "%future added value";
export type ProfitReportFilter = {
  basis?: ProfitBasis | null | undefined;
  from?: string | null | undefined;
  to?: string | null | undefined;
};
export type ProfitPageQuery$variables = {
  filter: ProfitReportFilter;
};
export type ProfitPageQuery$data = {
  readonly profitReport: {
    readonly basis: ProfitBasis;
    readonly comparedUntil: string | null | undefined;
    readonly isByMonth: boolean;
    readonly rows: ReadonlyArray<{
      readonly from: string;
      readonly to: string;
      readonly " $fragmentSpreads": FragmentRefs<"ProfitTable_figures">;
    }>;
    readonly total: {
      readonly " $fragmentSpreads": FragmentRefs<"ProfitTable_figures" | "ProfitTiles_figures">;
    };
    readonly totalBefore: {
      readonly " $fragmentSpreads": FragmentRefs<"ProfitTiles_figures">;
    };
  };
};
export type ProfitPageQuery = {
  response: ProfitPageQuery$data;
  variables: ProfitPageQuery$variables;
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
  "name": "basis",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isByMonth",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "from",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "to",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "orders",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "sales",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "costOfGoods",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "courierCharges",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "codFees",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "losses",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "otherIncome",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "ads",
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "otherCosts",
  "storageKey": null
},
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "gross",
  "storageKey": null
},
v16 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "net",
  "storageKey": null
},
v17 = [
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
  (v16/*:: as any*/)
],
v18 = {
  "kind": "InlineDataFragmentSpread",
  "name": "ProfitTable_figures",
  "selections": (v17/*:: as any*/),
  "args": null,
  "argumentDefinitions": ([]/*:: as any*/)
},
v19 = {
  "args": null,
  "kind": "FragmentSpread",
  "name": "ProfitTiles_figures"
},
v20 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "comparedUntil",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "ProfitPageQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ProfitReport",
        "kind": "LinkedField",
        "name": "profitReport",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "ProfitPeriod",
            "kind": "LinkedField",
            "name": "rows",
            "plural": true,
            "selections": [
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              (v18/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "ProfitPeriod",
            "kind": "LinkedField",
            "name": "total",
            "plural": false,
            "selections": [
              (v18/*:: as any*/),
              (v19/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "ProfitPeriod",
            "kind": "LinkedField",
            "name": "totalBefore",
            "plural": false,
            "selections": [
              (v19/*:: as any*/)
            ],
            "storageKey": null
          },
          (v20/*:: as any*/)
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
    "name": "ProfitPageQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ProfitReport",
        "kind": "LinkedField",
        "name": "profitReport",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "ProfitPeriod",
            "kind": "LinkedField",
            "name": "rows",
            "plural": true,
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
              (v16/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "ProfitPeriod",
            "kind": "LinkedField",
            "name": "total",
            "plural": false,
            "selections": (v17/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "ProfitPeriod",
            "kind": "LinkedField",
            "name": "totalBefore",
            "plural": false,
            "selections": [
              (v7/*:: as any*/),
              (v15/*:: as any*/),
              (v13/*:: as any*/),
              (v14/*:: as any*/),
              (v16/*:: as any*/)
            ],
            "storageKey": null
          },
          (v20/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "7f3b9095a74612810ac89b19f8cfbd876fca4c21c65348d881d3bce0306e2da7",
    "metadata": {},
    "name": "ProfitPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "1d450a8563e673b35c5ca28d5ebe84a2";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;

/**
 * @generated SignedSource<<6e4b3cc7259fe295b67b2f5e7ba1e135>>
 * @relayHash cd4a722f7d1b01d25cf20b2b55271b18
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0af174371acc3757378c93b7fcb745f61610759ab2ec0616e742cd4aa9ac63ed

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProfitBasis = "DELIVERED" | "SETTLED" | "SHIPPED" | "%future added value";
export type ProfitReportFilter = {
  basis?: ProfitBasis | null | undefined;
  courier?: string | null | undefined;
  district?: string | null | undefined;
  from?: string | null | undefined;
  source?: string | null | undefined;
  to?: string | null | undefined;
};
export type ProfitPageQuery$variables = {
  filter: ProfitReportFilter;
};
export type ProfitPageQuery$data = {
  readonly profitReport: {
    readonly asOf: string;
    readonly comparedUntil: string | null | undefined;
    readonly isByMonth: boolean;
    readonly rows: ReadonlyArray<{
      readonly from: string;
      readonly to: string;
      readonly " $fragmentSpreads": FragmentRefs<"ProfitTable_figures">;
    }>;
    readonly total: {
      readonly unknownCharges: number;
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
  "name": "isByMonth",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "from",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "to",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "orders",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "sales",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "costOfGoods",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "courierCharges",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "codFees",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "losses",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "otherIncome",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "ads",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "otherCosts",
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "gross",
  "storageKey": null
},
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "net",
  "storageKey": null
},
v16 = {
  "kind": "InlineDataFragmentSpread",
  "name": "ProfitTable_figures",
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
    (v15/*:: as any*/)
  ],
  "args": null,
  "argumentDefinitions": ([]/*:: as any*/)
},
v17 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "unknownCharges",
  "storageKey": null
},
v18 = {
  "args": null,
  "kind": "FragmentSpread",
  "name": "ProfitTiles_figures"
},
v19 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "comparedUntil",
  "storageKey": null
},
v20 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "asOf",
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
          {
            "alias": null,
            "args": null,
            "concreteType": "ProfitPeriod",
            "kind": "LinkedField",
            "name": "rows",
            "plural": true,
            "selections": [
              (v3/*:: as any*/),
              (v4/*:: as any*/),
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
            "selections": [
              (v17/*:: as any*/),
              (v16/*:: as any*/),
              (v18/*:: as any*/)
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
              (v18/*:: as any*/)
            ],
            "storageKey": null
          },
          (v19/*:: as any*/),
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
          {
            "alias": null,
            "args": null,
            "concreteType": "ProfitPeriod",
            "kind": "LinkedField",
            "name": "rows",
            "plural": true,
            "selections": [
              (v3/*:: as any*/),
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
              (v15/*:: as any*/)
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
              (v17/*:: as any*/),
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
              (v15/*:: as any*/)
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
              (v6/*:: as any*/),
              (v14/*:: as any*/),
              (v12/*:: as any*/),
              (v13/*:: as any*/),
              (v15/*:: as any*/)
            ],
            "storageKey": null
          },
          (v19/*:: as any*/),
          (v20/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "0af174371acc3757378c93b7fcb745f61610759ab2ec0616e742cd4aa9ac63ed",
    "metadata": {},
    "name": "ProfitPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "60e932f953f2dca65c1611dad7752cda";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;

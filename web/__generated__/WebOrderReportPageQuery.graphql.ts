/**
 * @generated SignedSource<<d2767981778fa2842a4a21edf861c337>>
 * @relayHash 18472daae9fd8f10b1499268faeabb47
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5782f6ef2ccc8e8722c35c8c3a4ce74122791739a2edc31fa3abab84d16dbf70

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WebOrderReportFilter = {
  from?: string | null | undefined;
  site?: string | null | undefined;
  to?: string | null | undefined;
};
export type WebOrderReportPageQuery$variables = {
  filter: WebOrderReportFilter;
  showsCallers: boolean;
  showsProducts: boolean;
};
export type WebOrderReportPageQuery$data = {
  readonly webOrderReport: {
    readonly agents?: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"CallersTable_agents">;
    }>;
    readonly asOf: string;
    readonly comparedUntil: string | null | undefined;
    readonly days: ReadonlyArray<{
      readonly day: string;
      readonly received: number;
      readonly " $fragmentSpreads": FragmentRefs<"FiguresTable_figures">;
    }>;
    readonly hours: ReadonlyArray<{
      readonly hour: number;
      readonly received: number;
      readonly " $fragmentSpreads": FragmentRefs<"FiguresTable_figures">;
    }>;
    readonly products?: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"ProductsTable_products">;
    }>;
    readonly shops: ReadonlyArray<{
      readonly id: string;
      readonly name: string;
    }>;
    readonly sites: ReadonlyArray<{
      readonly name: string;
      readonly siteId: string | null | undefined;
      readonly " $fragmentSpreads": FragmentRefs<"FiguresTable_figures">;
    }>;
    readonly total: {
      readonly received: number;
      readonly " $fragmentSpreads": FragmentRefs<"ReportTiles_figures">;
    };
    readonly totalBefore: {
      readonly " $fragmentSpreads": FragmentRefs<"ReportTiles_figures">;
    };
    readonly " $fragmentSpreads": FragmentRefs<"ReasonsTables_report">;
  };
};
export type WebOrderReportPageQuery = {
  response: WebOrderReportPageQuery$data;
  variables: WebOrderReportPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "filter"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "showsCallers"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "showsProducts"
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
  "args": null,
  "kind": "FragmentSpread",
  "name": "ReportTiles_figures"
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "received",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "comparedUntil",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "asOf",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "approved",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "cancelled",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "firstCallMinutes",
  "storageKey": null
},
v9 = {
  "kind": "InlineFragment",
  "selections": [
    (v3/*:: as any*/),
    (v6/*:: as any*/),
    (v7/*:: as any*/),
    (v8/*:: as any*/)
  ],
  "type": "WebOrderFigures",
  "abstractKey": "__isWebOrderFigures"
},
v10 = {
  "kind": "InlineDataFragmentSpread",
  "name": "FiguresTable_figures",
  "selections": [
    (v9/*:: as any*/)
  ],
  "args": null,
  "argumentDefinitions": ([]/*:: as any*/)
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "day",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "hour",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "siteId",
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v15 = {
  "alias": null,
  "args": null,
  "concreteType": "CallDeskSite",
  "kind": "LinkedField",
  "name": "shops",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    (v14/*:: as any*/)
  ],
  "storageKey": null
},
v16 = [
  (v3/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "unfinished",
    "storageKey": null
  },
  (v6/*:: as any*/),
  (v7/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "called",
    "storageKey": null
  },
  (v8/*:: as any*/)
],
v17 = {
  "kind": "InlineFragment",
  "selections": [
    (v6/*:: as any*/),
    (v7/*:: as any*/),
    (v8/*:: as any*/)
  ],
  "type": "WebOrderFigures",
  "abstractKey": "__isWebOrderFigures"
},
v18 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "count",
  "storageKey": null
},
v19 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "orders",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "WebOrderReportPageQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "WebOrderReport",
        "kind": "LinkedField",
        "name": "webOrderReport",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "WebOrderTotal",
            "kind": "LinkedField",
            "name": "total",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "WebOrderTotal",
            "kind": "LinkedField",
            "name": "totalBefore",
            "plural": false,
            "selections": [
              (v2/*:: as any*/)
            ],
            "storageKey": null
          },
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "WebOrderDay",
            "kind": "LinkedField",
            "name": "days",
            "plural": true,
            "selections": [
              (v10/*:: as any*/),
              (v11/*:: as any*/),
              (v3/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "WebOrderHour",
            "kind": "LinkedField",
            "name": "hours",
            "plural": true,
            "selections": [
              (v10/*:: as any*/),
              (v12/*:: as any*/),
              (v3/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "WebOrderOrigin",
            "kind": "LinkedField",
            "name": "sites",
            "plural": true,
            "selections": [
              (v10/*:: as any*/),
              (v13/*:: as any*/),
              (v14/*:: as any*/)
            ],
            "storageKey": null
          },
          (v15/*:: as any*/),
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "ReasonsTables_report"
          },
          {
            "condition": "showsCallers",
            "kind": "Condition",
            "passingValue": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "WebOrderAgent",
                "kind": "LinkedField",
                "name": "agents",
                "plural": true,
                "selections": [
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "CallersTable_agents"
                  }
                ],
                "storageKey": null
              }
            ]
          },
          {
            "condition": "showsProducts",
            "kind": "Condition",
            "passingValue": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "WebOrderProduct",
                "kind": "LinkedField",
                "name": "products",
                "plural": true,
                "selections": [
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "ProductsTable_products"
                  }
                ],
                "storageKey": null
              }
            ]
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
    "name": "WebOrderReportPageQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "WebOrderReport",
        "kind": "LinkedField",
        "name": "webOrderReport",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "WebOrderTotal",
            "kind": "LinkedField",
            "name": "total",
            "plural": false,
            "selections": (v16/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "WebOrderTotal",
            "kind": "LinkedField",
            "name": "totalBefore",
            "plural": false,
            "selections": (v16/*:: as any*/),
            "storageKey": null
          },
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "WebOrderDay",
            "kind": "LinkedField",
            "name": "days",
            "plural": true,
            "selections": [
              (v11/*:: as any*/),
              (v3/*:: as any*/),
              (v17/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "WebOrderHour",
            "kind": "LinkedField",
            "name": "hours",
            "plural": true,
            "selections": [
              (v12/*:: as any*/),
              (v3/*:: as any*/),
              (v17/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "WebOrderOrigin",
            "kind": "LinkedField",
            "name": "sites",
            "plural": true,
            "selections": [
              (v9/*:: as any*/),
              (v13/*:: as any*/),
              (v14/*:: as any*/)
            ],
            "storageKey": null
          },
          (v15/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "WebOrderStanding",
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
              (v18/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "WebOrderReason",
            "kind": "LinkedField",
            "name": "reasons",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "reason",
                "storageKey": null
              },
              (v18/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "condition": "showsCallers",
            "kind": "Condition",
            "passingValue": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "WebOrderAgent",
                "kind": "LinkedField",
                "name": "agents",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "memberId",
                    "storageKey": null
                  },
                  (v14/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "calls",
                    "storageKey": null
                  },
                  (v19/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "confirmed",
                    "storageKey": null
                  },
                  (v7/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "averageSeconds",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ]
          },
          {
            "condition": "showsProducts",
            "kind": "Condition",
            "passingValue": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "WebOrderProduct",
                "kind": "LinkedField",
                "name": "products",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "productId",
                    "storageKey": null
                  },
                  (v14/*:: as any*/),
                  (v19/*:: as any*/),
                  (v6/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "pieces",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ]
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "5782f6ef2ccc8e8722c35c8c3a4ce74122791739a2edc31fa3abab84d16dbf70",
    "metadata": {},
    "name": "WebOrderReportPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "d037cb1ba4d45b52dcacfb0047ccdb24";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;

/**
 * @generated SignedSource<<975cf61b3cc6496f60df53a10ab5e047>>
 * @relayHash e927562010cfc63b2cb34762ac94d73c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0da23aed4c5fb4112cdbd337948e015a8b3b29623e000025bca1d100d1f9797c

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AccountKind = "CATEGORY" | "MONEY" | "OTHER" | "PARTIES" | "%future added value";
export type AccountType = "ASSET" | "EQUITY" | "EXPENSE" | "INCOME" | "LIABILITY" | "%future added value";
export type VoucherKind = "AD_EXPENSE" | "EXPENSE" | "INCOME" | "OPENING" | "PARTY_PAYMENT" | "TRANSFER" | "%future added value";
export type VoucherStatus = "POSTED" | "VOID" | "%future added value";
export type VouchersSort = "NEWEST" | "OLDEST" | "%future added value";
export type VouchersFilter = {
  accountId?: string | null | undefined;
  adAccount?: string | null | undefined;
  counterId?: string | null | undefined;
  enteredBy?: string | null | undefined;
  from?: string | null | undefined;
  kind?: ReadonlyArray<VoucherKind> | null | undefined;
  productId?: string | null | undefined;
  search?: string | null | undefined;
  status?: VoucherStatus | null | undefined;
  to?: string | null | undefined;
};
export type VoucherTotalsFilter = {
  accountId?: string | null | undefined;
  adAccount?: string | null | undefined;
  counterId?: string | null | undefined;
  enteredBy?: string | null | undefined;
  from?: string | null | undefined;
  kind?: ReadonlyArray<VoucherKind> | null | undefined;
  productId?: string | null | undefined;
  search?: string | null | undefined;
  status?: VoucherStatus | null | undefined;
  to?: string | null | undefined;
};
export type VoucherListPageQuery$variables = {
  filter?: VouchersFilter | null | undefined;
  first: number;
  sort?: VouchersSort | null | undefined;
  totals?: VoucherTotalsFilter | null | undefined;
};
export type VoucherListPageQuery$data = {
  readonly accounts: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly balance: number | null | undefined;
        readonly id: string;
        readonly kind: AccountKind;
        readonly name: string;
        readonly type: AccountType;
      };
    }>;
  };
  readonly voucherChoices: {
    readonly adAccounts: ReadonlyArray<string>;
    readonly people: ReadonlyArray<{
      readonly id: string;
      readonly name: string;
    }>;
    readonly products: ReadonlyArray<{
      readonly id: string;
      readonly name: string;
    }>;
  };
  readonly voucherTotals: {
    readonly " $fragmentSpreads": FragmentRefs<"VoucherTotals_totals">;
  };
  readonly " $fragmentSpreads": FragmentRefs<"RecurringExpenses_query" | "VoucherListPage_vouchers">;
};
export type VoucherListPageQuery = {
  response: VoucherListPageQuery$data;
  variables: VoucherListPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "filter"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "first"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "sort"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "totals"
},
v4 = {
  "kind": "Variable",
  "name": "filter",
  "variableName": "filter"
},
v5 = {
  "kind": "Variable",
  "name": "sort",
  "variableName": "sort"
},
v6 = [
  {
    "kind": "Variable",
    "name": "filter",
    "variableName": "totals"
  }
],
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v9 = [
  (v7/*:: as any*/),
  (v8/*:: as any*/)
],
v10 = {
  "alias": null,
  "args": null,
  "concreteType": "VoucherChoices",
  "kind": "LinkedField",
  "name": "voucherChoices",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "VoucherChoice",
      "kind": "LinkedField",
      "name": "people",
      "plural": true,
      "selections": (v9/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "adAccounts",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "VoucherChoice",
      "kind": "LinkedField",
      "name": "products",
      "plural": true,
      "selections": (v9/*:: as any*/),
      "storageKey": null
    }
  ],
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "kind",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": [
    {
      "kind": "Literal",
      "name": "first",
      "value": 100
    }
  ],
  "concreteType": "AccountsConnection",
  "kind": "LinkedField",
  "name": "accounts",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "AccountsEdge",
      "kind": "LinkedField",
      "name": "edges",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Account",
          "kind": "LinkedField",
          "name": "node",
          "plural": false,
          "selections": [
            (v7/*:: as any*/),
            (v8/*:: as any*/),
            (v11/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "type",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "balance",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "storageKey": "accounts(first:100)"
},
v13 = [
  (v4/*:: as any*/),
  {
    "kind": "Variable",
    "name": "first",
    "variableName": "first"
  },
  (v5/*:: as any*/)
],
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "amount",
  "storageKey": null
},
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "party",
  "storageKey": null
},
v16 = [
  (v8/*:: as any*/),
  (v7/*:: as any*/)
],
v17 = {
  "alias": null,
  "args": null,
  "concreteType": "Account",
  "kind": "LinkedField",
  "name": "counter",
  "plural": false,
  "selections": (v16/*:: as any*/),
  "storageKey": null
},
v18 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "count",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "VoucherListPageQuery",
    "selections": [
      {
        "args": [
          {
            "kind": "Variable",
            "name": "count",
            "variableName": "first"
          },
          (v4/*:: as any*/),
          (v5/*:: as any*/)
        ],
        "kind": "FragmentSpread",
        "name": "VoucherListPage_vouchers"
      },
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "RecurringExpenses_query"
      },
      {
        "alias": null,
        "args": (v6/*:: as any*/),
        "concreteType": "VoucherTotals",
        "kind": "LinkedField",
        "name": "voucherTotals",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "VoucherTotals_totals"
          }
        ],
        "storageKey": null
      },
      (v10/*:: as any*/),
      (v12/*:: as any*/)
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/),
      (v3/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "VoucherListPageQuery",
    "selections": [
      {
        "alias": null,
        "args": (v13/*:: as any*/),
        "concreteType": "VouchersConnection",
        "kind": "LinkedField",
        "name": "vouchers",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "VouchersEdge",
            "kind": "LinkedField",
            "name": "edges",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Voucher",
                "kind": "LinkedField",
                "name": "node",
                "plural": false,
                "selections": [
                  (v7/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "number",
                    "storageKey": null
                  },
                  (v11/*:: as any*/),
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
                    "name": "day",
                    "storageKey": null
                  },
                  (v14/*:: as any*/),
                  (v15/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "note",
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
                    "concreteType": "Account",
                    "kind": "LinkedField",
                    "name": "account",
                    "plural": false,
                    "selections": (v16/*:: as any*/),
                    "storageKey": null
                  },
                  (v17/*:: as any*/),
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
        "args": (v13/*:: as any*/),
        "filters": [
          "filter",
          "sort"
        ],
        "handle": "connection",
        "key": "VoucherListPage_vouchers",
        "kind": "LinkedHandle",
        "name": "vouchers"
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "RecurringExpense",
        "kind": "LinkedField",
        "name": "recurringExpenses",
        "plural": true,
        "selections": [
          (v7/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "every",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "nextDay",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isStopped",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "problem",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Voucher",
            "kind": "LinkedField",
            "name": "voucher",
            "plural": false,
            "selections": [
              (v7/*:: as any*/),
              (v14/*:: as any*/),
              (v15/*:: as any*/),
              (v17/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": (v6/*:: as any*/),
        "concreteType": "VoucherTotals",
        "kind": "LinkedField",
        "name": "voucherTotals",
        "plural": false,
        "selections": [
          (v18/*:: as any*/),
          (v14/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "VoucherCategoryTotal",
            "kind": "LinkedField",
            "name": "categories",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "accountId",
                "storageKey": null
              },
              (v8/*:: as any*/),
              (v18/*:: as any*/),
              (v14/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      (v10/*:: as any*/),
      (v12/*:: as any*/)
    ]
  },
  "params": {
    "id": "0da23aed4c5fb4112cdbd337948e015a8b3b29623e000025bca1d100d1f9797c",
    "metadata": {},
    "name": "VoucherListPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "7cf332f69e968c8ec298293600f890e3";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;

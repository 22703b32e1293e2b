/**
 * @generated SignedSource<<3c9455a7c709ccbb4362a07cc6adf80a>>
 * @relayHash adecc021affaa267e4ad99acf35ea5cf
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cdbf0ab374c995866670418895a5f10a22f9ddae93d736f7d3081ea197bb89d1

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BulkConfirmPageQuery$variables = {
  numbers?: ReadonlyArray<number> | null | undefined;
};
export type BulkConfirmPageQuery$data = {
  readonly confirmPreflight: {
    readonly orders: ReadonlyArray<{
      readonly blocked: string | null | undefined;
      readonly id: string;
      readonly isReady: boolean;
      readonly " $fragmentSpreads": FragmentRefs<"PreflightTable_orders">;
    }>;
    readonly unknown: ReadonlyArray<number>;
  };
};
export type BulkConfirmPageQuery = {
  response: BulkConfirmPageQuery$data;
  variables: BulkConfirmPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "numbers"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "numbers",
    "variableName": "numbers"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isReady",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "blocked",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "unknown",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "BulkConfirmPageQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ConfirmPreflight",
        "kind": "LinkedField",
        "name": "confirmPreflight",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "PreflightOrder",
            "kind": "LinkedField",
            "name": "orders",
            "plural": true,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "PreflightTable_orders"
              }
            ],
            "storageKey": null
          },
          (v5/*:: as any*/)
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
    "name": "BulkConfirmPageQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ConfirmPreflight",
        "kind": "LinkedField",
        "name": "confirmPreflight",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "PreflightOrder",
            "kind": "LinkedField",
            "name": "orders",
            "plural": true,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              (v4/*:: as any*/),
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
                "kind": "ScalarField",
                "name": "status",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "customerName",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "phone",
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
                "name": "total",
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
                "concreteType": "StockShortage",
                "kind": "LinkedField",
                "name": "short",
                "plural": true,
                "selections": [
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
                    "name": "units",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "hasThana",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "duplicates",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "orderCount",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "returnedCount",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v5/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "cdbf0ab374c995866670418895a5f10a22f9ddae93d736f7d3081ea197bb89d1",
    "metadata": {},
    "name": "BulkConfirmPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "f93e05e64116f380a346da411069caff";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;

/**
 * @generated SignedSource<<ab278068854e90c256aaf6147a5b6496>>
 * @relayHash 262ad96cdfabef80d24aa8efdcd6da34
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3eb3a8bef3c68c7362486de5140a591fb6bdec4c7ebcb346dec0d7a290a37d79

import type { ConcreteRequest } from 'relay-runtime';
export type OrderStatus = "CANCELLED" | "CONFIRMED" | "DELIVERED" | "EXCHANGED" | "HOLD" | "LOST" | "PACKED" | "PARTIAL" | "PENDING" | "PREORDER" | "RETURNED" | "RETURN_PENDING" | "SHIPPED" | "%future added value";
export type useCallerQuery$variables = {
  phone: string;
};
export type useCallerQuery$data = {
  readonly caller: {
    readonly addresses: ReadonlyArray<{
      readonly district: string;
      readonly street: string;
    }>;
    readonly altPhone: string | null | undefined;
    readonly deliveredCount: number;
    readonly name: string | null | undefined;
    readonly orderCount: number;
    readonly orders: ReadonlyArray<{
      readonly createdAt: string;
      readonly id: string;
      readonly itemSummary: string;
      readonly reference: string;
      readonly status: OrderStatus;
      readonly total: number;
    }>;
    readonly phone: string;
    readonly returnedCount: number;
  } | null | undefined;
};
export type useCallerQuery = {
  response: useCallerQuery$data;
  variables: useCallerQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "phone"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "phone",
        "variableName": "phone"
      }
    ],
    "concreteType": "Caller",
    "kind": "LinkedField",
    "name": "caller",
    "plural": false,
    "selections": [
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
        "name": "name",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "altPhone",
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
        "name": "deliveredCount",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "returnedCount",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Address",
        "kind": "LinkedField",
        "name": "addresses",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "street",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "district",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "CallerOrder",
        "kind": "LinkedField",
        "name": "orders",
        "plural": true,
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
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useCallerQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useCallerQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "3eb3a8bef3c68c7362486de5140a591fb6bdec4c7ebcb346dec0d7a290a37d79",
    "metadata": {},
    "name": "useCallerQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "38bdeeec9afc35b7fccf56b47f4174e1";

export default node;

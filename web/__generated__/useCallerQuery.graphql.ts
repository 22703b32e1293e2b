/**
 * @generated SignedSource<<6ad0b8e0ef66d9928f43f2426b42914a>>
 * @relayHash 01742ccfb61a81c2cf3365512c168970
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3d120ae3d86d4c8c031aa7be5870c0d231431acbd0ee6cf0fc7970a1b6fe4b00

import type { ConcreteRequest } from 'relay-runtime';
export type BlockAction = "ALLOW" | "BLOCK" | "HOLD" | "PREPAY" | "%future added value";
export type CustomerRisk = "BAD" | "GOOD" | "MIXED" | "NEW" | "%future added value";
export type OrderStatus = "CANCELLED" | "CONFIRMED" | "DELIVERED" | "EXCHANGED" | "HOLD" | "LOST" | "PACKED" | "PARTIAL" | "PENDING" | "PREORDER" | "RETURNED" | "RETURN_PENDING" | "SHIPPED" | "%future added value";
export type useCallerQuery$variables = {
  phone: string;
};
export type useCallerQuery$data = {
  readonly caller: {
    readonly addresses: ReadonlyArray<{
      readonly district: string;
      readonly street: string;
      readonly thana: string;
    }>;
    readonly altPhone: string | null | undefined;
    readonly block: {
      readonly action: BlockAction;
      readonly reason: string;
    } | null | undefined;
    readonly courierScore: {
      readonly reasons: ReadonlyArray<{
        readonly messageKey: string;
        readonly messageValues: Record<string, unknown>;
        readonly points: number;
        readonly text: string;
      }>;
    } | null | undefined;
    readonly customerId: string | null | undefined;
    readonly deliveredCount: number;
    readonly isScoreDue: boolean;
    readonly name: string | null | undefined;
    readonly orderCount: number;
    readonly orders: ReadonlyArray<{
      readonly id: string;
      readonly isDuplicate: boolean;
      readonly itemSummary: string;
      readonly reference: string;
      readonly status: OrderStatus;
      readonly total: number;
    }>;
    readonly phone: string;
    readonly returnedCount: number;
    readonly risk: CustomerRisk;
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
        "name": "customerId",
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
        "kind": "ScalarField",
        "name": "risk",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "CallerBlock",
        "kind": "LinkedField",
        "name": "block",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "action",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "reason",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "isScoreDue",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "CourierScore",
        "kind": "LinkedField",
        "name": "courierScore",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "RiskReason",
            "kind": "LinkedField",
            "name": "reasons",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "text",
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
                "name": "points",
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
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "thana",
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
            "name": "isDuplicate",
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
    "id": "3d120ae3d86d4c8c031aa7be5870c0d231431acbd0ee6cf0fc7970a1b6fe4b00",
    "metadata": {},
    "name": "useCallerQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "1ff6099666fbfbcc3c87fda1480970f4";

export default node;

/**
 * @generated SignedSource<<b91ebdb6ee4fbdfe9c40bfb49a3b09c4>>
 * @relayHash a9946b69236b5f8c3df74e92d3f86080
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 67ee0e91a85e4c81172b386e8e07d75c905d372c8bf6f50758814c91dd37ec0b

import type { ConcreteRequest } from 'relay-runtime';
export type OrderStatus = "CANCELLED" | "CONFIRMED" | "DELIVERED" | "EXCHANGED" | "HOLD" | "LOST" | "PACKED" | "PARTIAL" | "PENDING" | "PREORDER" | "RETURNED" | "RETURN_PENDING" | "SHIPPED" | "%future added value";
export type WaitingOrdersAgainQuery$variables = {
  id: string;
};
export type WaitingOrdersAgainQuery$data = {
  readonly node: {
    readonly advance?: number;
    readonly nextStatuses?: ReadonlyArray<OrderStatus>;
    readonly status?: OrderStatus;
    readonly version?: number;
  } | null | undefined;
};
export type WaitingOrdersAgainQuery = {
  response: WaitingOrdersAgainQuery$data;
  variables: WaitingOrdersAgainQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v2 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "version",
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
      "name": "advance",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "nextStatuses",
      "storageKey": null
    }
  ],
  "type": "Order",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "WaitingOrdersAgainQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          (v2/*:: as any*/)
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
    "name": "WaitingOrdersAgainQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
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
          (v2/*:: as any*/),
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
    "id": "67ee0e91a85e4c81172b386e8e07d75c905d372c8bf6f50758814c91dd37ec0b",
    "metadata": {},
    "name": "WaitingOrdersAgainQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "db67b93b410af1722b22524e10e7be26";

export default node;

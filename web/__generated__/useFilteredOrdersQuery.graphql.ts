/**
 * @generated SignedSource<<0fe8d50808c6dcf513a80ce40f6a2820>>
 * @relayHash 57517eea9e9212ea5d5bca532dc1fad1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e2f76b2e86ba716286cc1631d845070ec08b041ec06b650baad4139eff291805

import type { ConcreteRequest } from 'relay-runtime';
export type MessageEvent = "ADVANCE" | "CONFIRMED" | "DELIVERED" | "HOLD" | "OUT_FOR_DELIVERY" | "PREORDER_READY" | "RETURN" | "SHIPPED" | "%future added value";
export type AutoMessageOrdersInput = {
  couriers?: ReadonlyArray<string> | null | undefined;
  event: MessageEvent;
  minimum?: number | null | undefined;
  siteIds?: ReadonlyArray<string> | null | undefined;
  sources?: ReadonlyArray<string> | null | undefined;
};
export type useFilteredOrdersQuery$variables = {
  input: AutoMessageOrdersInput;
};
export type useFilteredOrdersQuery$data = {
  readonly autoMessageOrders: number;
};
export type useFilteredOrdersQuery = {
  response: useFilteredOrdersQuery$data;
  variables: useFilteredOrdersQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "kind": "ScalarField",
    "name": "autoMessageOrders",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useFilteredOrdersQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useFilteredOrdersQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "e2f76b2e86ba716286cc1631d845070ec08b041ec06b650baad4139eff291805",
    "metadata": {},
    "name": "useFilteredOrdersQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "c1a3e4009f1e939d9f0b3cee3ffa6990";

export default node;

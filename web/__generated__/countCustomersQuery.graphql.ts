/**
 * @generated SignedSource<<4ff47b52e4c2e691d76bc0161d49a6f1>>
 * @relayHash 7b5c571a3e3ec6b7f11bf100ef835648
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d2bd82b871bc9d8447a4ef21b732a66dd3572008f54237b903f7e70cfdfc1841

import type { ConcreteRequest } from 'relay-runtime';
export type CustomerRisk = "BAD" | "GOOD" | "MIXED" | "NEW" | "%future added value";
export type CustomersFilter = {
  blocked?: boolean | null | undefined;
  district?: string | null | undefined;
  firstOrderBefore?: string | null | undefined;
  firstOrderFrom?: string | null | undefined;
  firstSource?: string | null | undefined;
  lastOrderBefore?: string | null | undefined;
  lastOrderFrom?: string | null | undefined;
  optedOut?: boolean | null | undefined;
  ordersFrom?: number | null | undefined;
  ordersTo?: number | null | undefined;
  phone?: string | null | undefined;
  risk?: CustomerRisk | null | undefined;
  search?: string | null | undefined;
  tag?: string | null | undefined;
  updatedAfter?: string | null | undefined;
};
export type countCustomersQuery$variables = {
  filter?: CustomersFilter | null | undefined;
};
export type countCustomersQuery$data = {
  readonly matchingCustomerCount: number;
};
export type countCustomersQuery = {
  response: countCustomersQuery$data;
  variables: countCustomersQuery$variables;
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
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "filter",
        "variableName": "filter"
      }
    ],
    "kind": "ScalarField",
    "name": "matchingCustomerCount",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "countCustomersQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "countCustomersQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "d2bd82b871bc9d8447a4ef21b732a66dd3572008f54237b903f7e70cfdfc1841",
    "metadata": {},
    "name": "countCustomersQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "64a3a33f84b740641c00778f9e807ee5";

export default node;

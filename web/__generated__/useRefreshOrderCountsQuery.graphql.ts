/**
 * @generated SignedSource<<8e03356663cfc48ac68627431f692823>>
 * @relayHash 84591e3fa1aa64e6921cc34a6a718b43
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0ec5bab3dee90127d324e10ac739e1f2c1d7cb593c162d8c9daa62968f098dd0

import type { ConcreteRequest } from 'relay-runtime';
export type useRefreshOrderCountsQuery$variables = Record<PropertyKey, never>;
export type useRefreshOrderCountsQuery$data = {
  readonly orderCounts: ReadonlyArray<{
    readonly count: number;
    readonly status: string;
  }>;
};
export type useRefreshOrderCountsQuery = {
  response: useRefreshOrderCountsQuery$data;
  variables: useRefreshOrderCountsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "StatusCount",
    "kind": "LinkedField",
    "name": "orderCounts",
    "plural": true,
    "selections": [
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
        "name": "count",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "useRefreshOrderCountsQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useRefreshOrderCountsQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "0ec5bab3dee90127d324e10ac739e1f2c1d7cb593c162d8c9daa62968f098dd0",
    "metadata": {},
    "name": "useRefreshOrderCountsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "71109ddac33512422606cfd8a3550237";

export default node;

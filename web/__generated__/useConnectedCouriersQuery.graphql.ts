/**
 * @generated SignedSource<<a0ee9611867c90dedc5f8d9b050ba9e4>>
 * @relayHash b68b5ea5a292f11dff3a37800bdccfb8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 33157117b266e45bb3ce100577ba51d5281ffc60d0405870c8c421c943fdac89

import type { ConcreteRequest } from 'relay-runtime';
export type CourierKind = "API" | "MANUAL" | "PICKUP" | "%future added value";
export type useConnectedCouriersQuery$variables = Record<PropertyKey, never>;
export type useConnectedCouriersQuery$data = {
  readonly couriers: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly id: string;
        readonly isActive: boolean;
        readonly kind: CourierKind;
        readonly name: string;
      };
    }>;
  };
};
export type useConnectedCouriersQuery = {
  response: useConnectedCouriersQuery$data;
  variables: useConnectedCouriersQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Literal",
        "name": "first",
        "value": 100
      }
    ],
    "concreteType": "CouriersConnection",
    "kind": "LinkedField",
    "name": "couriers",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "CouriersEdge",
        "kind": "LinkedField",
        "name": "edges",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Courier",
            "kind": "LinkedField",
            "name": "node",
            "plural": false,
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
                "name": "name",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "kind",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "isActive",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": "couriers(first:100)"
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "useConnectedCouriersQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useConnectedCouriersQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "33157117b266e45bb3ce100577ba51d5281ffc60d0405870c8c421c943fdac89",
    "metadata": {},
    "name": "useConnectedCouriersQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "ff0105aba8afab3b948080fded32ee68";

export default node;

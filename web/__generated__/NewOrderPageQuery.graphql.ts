/**
 * @generated SignedSource<<e3220ad721f8c1f408559d10cc120992>>
 * @relayHash 4704ce1050a1ef0a4c9d0e34273ac404
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 98051ed623b0e0be4b26a8eb293ad4f8615d810e6ced5a2bfc8b7d4ee885628a

import type { ConcreteRequest } from 'relay-runtime';
export type NewOrderPageQuery$variables = Record<PropertyKey, never>;
export type NewOrderPageQuery$data = {
  readonly viewer: {
    readonly business: {
      readonly deliveryFeeInside: number;
      readonly deliveryFeeOutside: number;
      readonly deliveryFeeSuburb: number;
      readonly ecomOrderLimit: number;
      readonly ecomOrderUsage: number;
      readonly id: string;
    } | null | undefined;
  } | null | undefined;
};
export type NewOrderPageQuery = {
  response: NewOrderPageQuery$data;
  variables: NewOrderPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "concreteType": "Business",
  "kind": "LinkedField",
  "name": "business",
  "plural": false,
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "ecomOrderUsage",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "ecomOrderLimit",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "deliveryFeeInside",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "deliveryFeeSuburb",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "deliveryFeeOutside",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "NewOrderPageQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v1/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "NewOrderPageQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          (v0/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "98051ed623b0e0be4b26a8eb293ad4f8615d810e6ced5a2bfc8b7d4ee885628a",
    "metadata": {},
    "name": "NewOrderPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "fbf29f073a68303c904d9664b4904582";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;

/**
 * @generated SignedSource<<4b1280174e8d8a927dcbde95bc974ecf>>
 * @relayHash 9bd0c0284e7c5b2d3fd825d47c8f8305
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 212a8eec809c9d0d79a3d3502e558140ea39d3be951360ff1eb89106ad8b6eba

import type { ConcreteRequest } from 'relay-runtime';
export type BellQuery$variables = Record<PropertyKey, never>;
export type BellQuery$data = {
  readonly viewer: {
    readonly delayedShippedCount: number | null | undefined;
    readonly lowStockCount: number | null | undefined;
  } | null | undefined;
};
export type BellQuery = {
  response: BellQuery$data;
  variables: BellQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "lowStockCount",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "delayedShippedCount",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "BellQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
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
    "name": "BellQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
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
    "id": "212a8eec809c9d0d79a3d3502e558140ea39d3be951360ff1eb89106ad8b6eba",
    "metadata": {},
    "name": "BellQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "be7c979dc9f6d5238a870aa6da65a0ac";

export default node;

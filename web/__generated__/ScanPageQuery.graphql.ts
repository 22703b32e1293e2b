/**
 * @generated SignedSource<<2c091353f8caa40bdadd62aa4ceebf46>>
 * @relayHash c94b42029e92f8dd6be18e2abb76761c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d06fef2fc1f2b467fc498af87600a134b41ca0e559493304ea1a18e5721843f3

import type { ConcreteRequest } from 'relay-runtime';
export type ScanPageQuery$variables = Record<PropertyKey, never>;
export type ScanPageQuery$data = {
  readonly courierChoices: ReadonlyArray<{
    readonly name: string;
  }>;
  readonly viewer: {
    readonly business: {
      readonly id: string;
    } | null | undefined;
    readonly id: string;
  } | null | undefined;
};
export type ScanPageQuery = {
  response: ScanPageQuery$data;
  variables: ScanPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Viewer",
    "kind": "LinkedField",
    "name": "viewer",
    "plural": false,
    "selections": [
      (v0/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "concreteType": "Business",
        "kind": "LinkedField",
        "name": "business",
        "plural": false,
        "selections": [
          (v0/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "CourierChoice",
    "kind": "LinkedField",
    "name": "courierChoices",
    "plural": true,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "name",
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
    "name": "ScanPageQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "ScanPageQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "d06fef2fc1f2b467fc498af87600a134b41ca0e559493304ea1a18e5721843f3",
    "metadata": {},
    "name": "ScanPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "9c571b64746961f810075db1e92b9169";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;

/**
 * @generated SignedSource<<2f86d9bbd191ce5a614e4064c9f4ee6c>>
 * @relayHash 9ec445abe468d7452feda801a5359bfc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0dc710fb7670b2330f967866dbebb8fe27a1fbec08bbac7e89a92a4264410911

import type { ConcreteRequest } from 'relay-runtime';
export type ManualWebOrderPageQuery$variables = Record<PropertyKey, never>;
export type ManualWebOrderPageQuery$data = {
  readonly orderSources: ReadonlyArray<{
    readonly isArchived: boolean;
    readonly name: string;
  }>;
};
export type ManualWebOrderPageQuery = {
  response: ManualWebOrderPageQuery$data;
  variables: ManualWebOrderPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isArchived",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "ManualWebOrderPageQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "OrderSource",
        "kind": "LinkedField",
        "name": "orderSources",
        "plural": true,
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
    "name": "ManualWebOrderPageQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "OrderSource",
        "kind": "LinkedField",
        "name": "orderSources",
        "plural": true,
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
    "id": "0dc710fb7670b2330f967866dbebb8fe27a1fbec08bbac7e89a92a4264410911",
    "metadata": {},
    "name": "ManualWebOrderPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "20d494dde43358e2c182f2476d97cbcd";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;

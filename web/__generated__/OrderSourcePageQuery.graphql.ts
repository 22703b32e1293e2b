/**
 * @generated SignedSource<<b19791a50729f15b65c521261f7519b1>>
 * @relayHash 285e628990fc524a8c78c043cc787ba6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3ad4f99ee6a2be9d8bf707dfee3c797da555751bafd2a15e487b8e0694c40a37

import type { ConcreteRequest } from 'relay-runtime';
export type OrderSourcePageQuery$variables = Record<PropertyKey, never>;
export type OrderSourcePageQuery$data = {
  readonly orderSources: ReadonlyArray<{
    readonly colour: string;
    readonly id: string;
    readonly isArchived: boolean;
    readonly isDefault: boolean;
    readonly name: string;
    readonly version: number;
  }>;
};
export type OrderSourcePageQuery = {
  response: OrderSourcePageQuery$data;
  variables: OrderSourcePageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "OrderSource",
    "kind": "LinkedField",
    "name": "orderSources",
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
        "name": "name",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "colour",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "isDefault",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "isArchived",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "version",
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
    "name": "OrderSourcePageQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "OrderSourcePageQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "3ad4f99ee6a2be9d8bf707dfee3c797da555751bafd2a15e487b8e0694c40a37",
    "metadata": {},
    "name": "OrderSourcePageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "f8749f22e0e8bae209cdc2bafdd63884";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;

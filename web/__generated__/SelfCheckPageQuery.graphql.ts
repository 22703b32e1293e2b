/**
 * @generated SignedSource<<04304f9b2c71e446fe37cbc1fb93cd5b>>
 * @relayHash 82642fbfa0bcc217e704e6b569e83aef
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3d1c980b706fe9a70f516af3708a0a48c2f5fff8f1369084e027f1ec380562b3

import type { ConcreteRequest } from 'relay-runtime';
export type SelfCheckPageQuery$variables = Record<PropertyKey, never>;
export type SelfCheckPageQuery$data = {
  readonly selfCheck: {
    readonly checkedAt: string;
    readonly checks: ReadonlyArray<{
      readonly found: ReadonlyArray<{
        readonly detail: string;
        readonly locationId: string | null | undefined;
        readonly place: string | null | undefined;
        readonly subject: string;
        readonly variantId: string | null | undefined;
      }>;
      readonly name: string;
    }>;
  };
};
export type SelfCheckPageQuery = {
  response: SelfCheckPageQuery$data;
  variables: SelfCheckPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "SelfCheck",
    "kind": "LinkedField",
    "name": "selfCheck",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "checkedAt",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "SelfCheckOutcome",
        "kind": "LinkedField",
        "name": "checks",
        "plural": true,
        "selections": [
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
            "concreteType": "SelfCheckFinding",
            "kind": "LinkedField",
            "name": "found",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "subject",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "detail",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "place",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "variantId",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "locationId",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
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
    "name": "SelfCheckPageQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "SelfCheckPageQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "3d1c980b706fe9a70f516af3708a0a48c2f5fff8f1369084e027f1ec380562b3",
    "metadata": {},
    "name": "SelfCheckPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "56c33f0f80bb8ddd21d0fb9e8cfac61b";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;

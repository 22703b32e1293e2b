/**
 * @generated SignedSource<<30658fe598a44d0f7df7156006489cbe>>
 * @relayHash b127ee337ee5fb516e5c28731246b602
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ea131de2aa593fd8cb8ef397b9373242ec10146271b60347a679be07aa3764d8

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
        readonly record: {
          readonly recordId: string;
          readonly type: string;
        } | null | undefined;
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
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "EntrySource",
                "kind": "LinkedField",
                "name": "record",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "type",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "recordId",
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
    "id": "ea131de2aa593fd8cb8ef397b9373242ec10146271b60347a679be07aa3764d8",
    "metadata": {},
    "name": "SelfCheckPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "546403d46fe2c85348d787ce61cb4eca";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;

/**
 * @generated SignedSource<<e8c6e598014a44fdf60325314430e107>>
 * @relayHash 2e8f481f13ceb949a3be171333e81496
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0d63727fce7a4c4c15f9783b47dfc8580371801c89f6b6623cd8e000aa7782a0

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
    readonly failedAt: string | null | undefined;
    readonly isRunning: boolean;
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
        "kind": "ScalarField",
        "name": "isRunning",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "failedAt",
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
    "id": "0d63727fce7a4c4c15f9783b47dfc8580371801c89f6b6623cd8e000aa7782a0",
    "metadata": {},
    "name": "SelfCheckPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "ba881f2728eac618550bc89ef08b4b7f";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;

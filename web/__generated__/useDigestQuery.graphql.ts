/**
 * @generated SignedSource<<e4c83a203a3bf17b3a3aa6ee3514b995>>
 * @relayHash 2ee26ce365cc68e599cb0776f56df035
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f8be8ad475ff29e4027d6df79fecd507d26b1b7714a455b70474f410d88394de

import type { ConcreteRequest } from 'relay-runtime';
export type DigestKind = "DELAYED" | "DUE_HOLDS" | "LATE_RETURNS" | "LOW_STOCK" | "OVERDUE_TASKS" | "TO_CONFIRM" | "TO_PACK" | "TO_SHIP" | "UNSETTLED" | "WEB_ORDERS" | "%future added value";
export type useDigestQuery$variables = Record<PropertyKey, never>;
export type useDigestQuery$data = {
  readonly viewer: {
    readonly dailyDigest: {
      readonly comparedTo: string | null | undefined;
      readonly day: string | null | undefined;
      readonly isRead: boolean;
      readonly isWanted: boolean;
      readonly lines: ReadonlyArray<{
        readonly before: number | null | undefined;
        readonly count: number;
        readonly kind: DigestKind;
      }>;
      readonly madeAt: string | null | undefined;
    } | null | undefined;
  } | null | undefined;
};
export type useDigestQuery = {
  response: useDigestQuery$data;
  variables: useDigestQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "concreteType": "DailyDigest",
  "kind": "LinkedField",
  "name": "dailyDigest",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isWanted",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "day",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "madeAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isRead",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "comparedTo",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "DigestLine",
      "kind": "LinkedField",
      "name": "lines",
      "plural": true,
      "selections": [
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
          "name": "count",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "before",
          "storageKey": null
        }
      ],
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
    "name": "useDigestQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v0/*:: as any*/)
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
    "name": "useDigestQuery",
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
    "id": "f8be8ad475ff29e4027d6df79fecd507d26b1b7714a455b70474f410d88394de",
    "metadata": {},
    "name": "useDigestQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "1cc6b76d429add5153e2c1ee62909fa6";

export default node;

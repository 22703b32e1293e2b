/**
 * @generated SignedSource<<85631cb03807d46f45355962c25adb58>>
 * @relayHash bbf90ad180a4a19c7b4f19d02446a7ab
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f6f0f4b1dc26c6d60f98a7414dee7c14780874ccd5fe11f335d73be60a0fb180

import type { ConcreteRequest } from 'relay-runtime';
export type SiteTrouble = "KEY_REFUSED" | "NOT_REACHABLE" | "NOT_UNDERSTOOD" | "%future added value";
export type AdditionalSitesPageQuery$variables = Record<PropertyKey, never>;
export type AdditionalSitesPageQuery$data = {
  readonly webSites: ReadonlyArray<{
    readonly enabled: boolean;
    readonly id: string;
    readonly lastEventAt: string | null | undefined;
    readonly lastPolledAt: string | null | undefined;
    readonly name: string;
    readonly orderImport: {
      readonly error: string | null | undefined;
      readonly finishedAt: string | null | undefined;
      readonly found: number;
      readonly isRunning: boolean;
      readonly read: number;
      readonly since: string | null | undefined;
    };
    readonly orderSource: string;
    readonly plannedCourier: string;
    readonly stockBuffer: number;
    readonly trouble: SiteTrouble | null | undefined;
    readonly url: string;
    readonly version: number;
    readonly webhooksOff: ReadonlyArray<string>;
  }>;
};
export type AdditionalSitesPageQuery = {
  response: AdditionalSitesPageQuery$data;
  variables: AdditionalSitesPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "WebSite",
    "kind": "LinkedField",
    "name": "webSites",
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
        "name": "url",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "enabled",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "version",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "trouble",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "lastEventAt",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "lastPolledAt",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "webhooksOff",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "orderSource",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "plannedCourier",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "stockBuffer",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "OrderImport",
        "kind": "LinkedField",
        "name": "orderImport",
        "plural": false,
        "selections": [
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
            "name": "since",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "read",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "found",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "finishedAt",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "error",
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
    "name": "AdditionalSitesPageQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "AdditionalSitesPageQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "f6f0f4b1dc26c6d60f98a7414dee7c14780874ccd5fe11f335d73be60a0fb180",
    "metadata": {},
    "name": "AdditionalSitesPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "34dbf052df1f9dd8b8f61ad7bb83da0a";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;

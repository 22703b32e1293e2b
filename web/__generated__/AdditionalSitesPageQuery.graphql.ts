/**
 * @generated SignedSource<<d70688d92713dc6a0daaff86da8892b8>>
 * @relayHash dd7e70c8b169592d538ace3174491659
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6ea4bc2b29669c9941d85e770e76877412c7cdb63f04f8c627cd26b3f250f0fc

import type { ConcreteRequest } from 'relay-runtime';
export type PrintFormat = "A4" | "A5" | "ROLL80" | "STICKER_100X150" | "STICKER_75X50" | "%future added value";
export type SiteTrouble = "KEY_REFUSED" | "NOT_REACHABLE" | "NOT_UNDERSTOOD" | "%future added value";
export type WebOrderStatus = "APPROVED" | "BLOCKED" | "CANCELLED" | "COMPLETED" | "DUPLICATE" | "FAKE" | "INCOMPLETE" | "NO_ANSWER" | "ON_HOLD" | "PROCESSING" | "%future added value";
export type AdditionalSitesPageQuery$variables = Record<PropertyKey, never>;
export type AdditionalSitesPageQuery$data = {
  readonly courierChoices: ReadonlyArray<{
    readonly name: string;
  }>;
  readonly webSites: ReadonlyArray<{
    readonly enabled: boolean;
    readonly id: string;
    readonly invoiceFormat: PrintFormat | null | undefined;
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
    readonly refusedDeliveries: number;
    readonly seenStatuses: ReadonlyArray<string>;
    readonly statusMap: ReadonlyArray<{
      readonly status: WebOrderStatus;
      readonly storeStatus: string;
    }>;
    readonly stockBuffer: number;
    readonly stockPushError: string | null | undefined;
    readonly trouble: SiteTrouble | null | undefined;
    readonly untoldOrders: number;
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
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v1 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "CourierChoice",
    "kind": "LinkedField",
    "name": "courierChoices",
    "plural": true,
    "selections": [
      (v0/*:: as any*/)
    ],
    "storageKey": null
  },
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
      (v0/*:: as any*/),
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
        "name": "refusedDeliveries",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "stockPushError",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "untoldOrders",
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
        "kind": "ScalarField",
        "name": "invoiceFormat",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "StatusMeaning",
        "kind": "LinkedField",
        "name": "statusMap",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "storeStatus",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "status",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "seenStatuses",
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
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "AdditionalSitesPageQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "6ea4bc2b29669c9941d85e770e76877412c7cdb63f04f8c627cd26b3f250f0fc",
    "metadata": {},
    "name": "AdditionalSitesPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "a4dfff9b2e3124571970643315b1fd4d";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;

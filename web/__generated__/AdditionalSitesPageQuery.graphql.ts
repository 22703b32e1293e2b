/**
 * @generated SignedSource<<475808292845b44fb1627c335e1fbe51>>
 * @relayHash e70c24c20d963988457b728603a0c5b4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 469262c9e32d7a0e1caddd516c5b3bdc36115d16c08cf8d6d11c3fb5953351a0

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
    readonly failedDeliveries: ReadonlyArray<{
      readonly id: string;
    }>;
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
    readonly waitingDeliveries: {
      readonly since: string;
    } | null | undefined;
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
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "since",
  "storageKey": null
},
v3 = [
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
      (v1/*:: as any*/),
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
        "concreteType": "FailedDelivery",
        "kind": "LinkedField",
        "name": "failedDeliveries",
        "plural": true,
        "selections": [
          (v1/*:: as any*/)
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "WaitingDeliveries",
        "kind": "LinkedField",
        "name": "waitingDeliveries",
        "plural": false,
        "selections": [
          (v2/*:: as any*/)
        ],
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
          (v2/*:: as any*/),
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
    "selections": (v3/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "AdditionalSitesPageQuery",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "id": "469262c9e32d7a0e1caddd516c5b3bdc36115d16c08cf8d6d11c3fb5953351a0",
    "metadata": {},
    "name": "AdditionalSitesPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "22221cf49aa7483f62de7cf8a2259dcc";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;

/**
 * @generated SignedSource<<3fec2f2354f80e51bf68d67ab1e978a4>>
 * @relayHash a09a902e59a723a34c66669a4a347771
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 645270905afdf19064a73e5c74fa15752425b14772171fb4fd43e6f18de4b996

import type { ConcreteRequest } from 'relay-runtime';
export type CourierKind = "API" | "MANUAL" | "PICKUP" | "%future added value";
export type CourierProvider = "PATHAO" | "REDX" | "STEADFAST" | "%future added value";
export type CourierScoreSource = "BDCOURIER" | "STEADFAST" | "%future added value";
export type SiteTrouble = "KEY_REFUSED" | "NOT_REACHABLE" | "NOT_UNDERSTOOD" | "%future added value";
export type IntegrationsPageQuery$variables = Record<PropertyKey, never>;
export type IntegrationsPageQuery$data = {
  readonly courierScoreSetting: {
    readonly askedToday: number;
    readonly dailyLimit: number;
    readonly problem: {
      readonly message: string;
      readonly messageKey: string;
      readonly messageValues: Record<string, unknown>;
    } | null | undefined;
    readonly source: CourierScoreSource | null | undefined;
  };
  readonly deliveryMethods: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly id: string;
        readonly kind: CourierKind;
        readonly name: string;
        readonly openBookings: ReadonlyArray<{
          readonly id: string;
        }>;
        readonly terms: {
          readonly provider: CourierProvider | null | undefined;
        } | null | undefined;
      };
    }>;
  };
  readonly viewer: {
    readonly business: {
      readonly smsBalance: number;
      readonly smsRate: number;
    } | null | undefined;
    readonly unknownWordCount: number | null | undefined;
  } | null | undefined;
  readonly webSites: ReadonlyArray<{
    readonly enabled: boolean;
    readonly id: string;
    readonly lastEventAt: string | null | undefined;
    readonly lastPolledAt: string | null | undefined;
    readonly name: string;
    readonly refusedDeliveries: number;
    readonly stockPushError: string | null | undefined;
    readonly trouble: SiteTrouble | null | undefined;
    readonly untoldOrders: number;
    readonly url: string;
    readonly webhooksOff: ReadonlyArray<string>;
  }>;
};
export type IntegrationsPageQuery = {
  response: IntegrationsPageQuery$data;
  variables: IntegrationsPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "concreteType": "WebSite",
  "kind": "LinkedField",
  "name": "webSites",
  "plural": true,
  "selections": [
    (v0/*:: as any*/),
    (v1/*:: as any*/),
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
    }
  ],
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": [
    {
      "kind": "Literal",
      "name": "filter",
      "value": {
        "isActive": true
      }
    },
    {
      "kind": "Literal",
      "name": "first",
      "value": 100
    }
  ],
  "concreteType": "DeliveryMethodsConnection",
  "kind": "LinkedField",
  "name": "deliveryMethods",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "DeliveryMethodsEdge",
      "kind": "LinkedField",
      "name": "edges",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Courier",
          "kind": "LinkedField",
          "name": "node",
          "plural": false,
          "selections": [
            (v0/*:: as any*/),
            (v1/*:: as any*/),
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
              "concreteType": "CourierTerms",
              "kind": "LinkedField",
              "name": "terms",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "provider",
                  "storageKey": null
                }
              ],
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "OpenBooking",
              "kind": "LinkedField",
              "name": "openBookings",
              "plural": true,
              "selections": [
                (v0/*:: as any*/)
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
  "storageKey": "deliveryMethods(filter:{\"isActive\":true},first:100)"
},
v4 = {
  "alias": null,
  "args": null,
  "concreteType": "CourierScoreSetting",
  "kind": "LinkedField",
  "name": "courierScoreSetting",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "source",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "askedToday",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "dailyLimit",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "RefusedQuestion",
      "kind": "LinkedField",
      "name": "problem",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "message",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "messageKey",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "messageValues",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "unknownWordCount",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "smsBalance",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "smsRate",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "IntegrationsPageQuery",
    "selections": [
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v4/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v5/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Business",
            "kind": "LinkedField",
            "name": "business",
            "plural": false,
            "selections": [
              (v6/*:: as any*/),
              (v7/*:: as any*/)
            ],
            "storageKey": null
          }
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
    "name": "IntegrationsPageQuery",
    "selections": [
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v4/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v5/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Business",
            "kind": "LinkedField",
            "name": "business",
            "plural": false,
            "selections": [
              (v6/*:: as any*/),
              (v7/*:: as any*/),
              (v0/*:: as any*/)
            ],
            "storageKey": null
          },
          (v0/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "645270905afdf19064a73e5c74fa15752425b14772171fb4fd43e6f18de4b996",
    "metadata": {},
    "name": "IntegrationsPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "4c5a8da27bb073abfeb1ea55e7a27e97";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;

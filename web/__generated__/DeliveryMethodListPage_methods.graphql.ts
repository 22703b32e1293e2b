/**
 * @generated SignedSource<<65000e460d177edf71adbecbacad794f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CourierKind = "API" | "MANUAL" | "PICKUP" | "%future added value";
export type CourierProvider = "PATHAO" | "REDX" | "STEADFAST" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type DeliveryMethodListPage_methods$data = {
  readonly deliveryMethods: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly figures: {
          readonly averageDays: number | null | undefined;
          readonly balance: number;
          readonly deliveredShare: number | null | undefined;
          readonly parcels: number;
          readonly returnShare: number | null | undefined;
          readonly syncedAt: string | null | undefined;
          readonly unsettledOrders: number;
        } | null | undefined;
        readonly id: string;
        readonly isActive: boolean;
        readonly kind: CourierKind;
        readonly name: string;
        readonly terms: {
          readonly districts: ReadonlyArray<string>;
          readonly insideCharge: number | null | undefined;
          readonly outsideCharge: number | null | undefined;
          readonly provider: CourierProvider | null | undefined;
        } | null | undefined;
      };
    }>;
  };
  readonly " $fragmentType": "DeliveryMethodListPage_methods";
};
export type DeliveryMethodListPage_methods$key = {
  readonly " $data"?: DeliveryMethodListPage_methods$data;
  readonly " $fragmentSpreads": FragmentRefs<"DeliveryMethodListPage_methods">;
};

import DeliveryMethodListPageNextQuery_graphql from './DeliveryMethodListPageNextQuery.graphql';

const node: ReaderFragment = (function(){
var v0 = [
  "deliveryMethods"
];
return {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "count"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "cursor"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "filter"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "connection": [
      {
        "count": "count",
        "cursor": "cursor",
        "direction": "forward",
        "path": (v0/*:: as any*/)
      }
    ],
    "refetch": {
      "connection": {
        "forward": {
          "count": "count",
          "cursor": "cursor"
        },
        "backward": null,
        "path": (v0/*:: as any*/)
      },
      "fragmentPathInResult": [],
      "operation": DeliveryMethodListPageNextQuery_graphql
    }
  },
  "name": "DeliveryMethodListPage_methods",
  "selections": [
    {
      "alias": "deliveryMethods",
      "args": [
        {
          "kind": "Variable",
          "name": "filter",
          "variableName": "filter"
        }
      ],
      "concreteType": "DeliveryMethodsConnection",
      "kind": "LinkedField",
      "name": "__DeliveryMethodListPage_deliveryMethods_connection",
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
                  "name": "kind",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "isActive",
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
                    },
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "districts",
                      "storageKey": null
                    },
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "insideCharge",
                      "storageKey": null
                    },
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "outsideCharge",
                      "storageKey": null
                    }
                  ],
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "CourierFigures",
                  "kind": "LinkedField",
                  "name": "figures",
                  "plural": false,
                  "selections": [
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "parcels",
                      "storageKey": null
                    },
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "deliveredShare",
                      "storageKey": null
                    },
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "returnShare",
                      "storageKey": null
                    },
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "averageDays",
                      "storageKey": null
                    },
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "unsettledOrders",
                      "storageKey": null
                    },
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "syncedAt",
                      "storageKey": null
                    },
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "balance",
                      "storageKey": null
                    }
                  ],
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "__typename",
                  "storageKey": null
                }
              ],
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "cursor",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "PageInfo",
          "kind": "LinkedField",
          "name": "pageInfo",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "endCursor",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "hasNextPage",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};
})();

(node as any).hash = "45949972fe1c7001f7656455cb68b142";

export default node;

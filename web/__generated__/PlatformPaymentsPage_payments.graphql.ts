/**
 * @generated SignedSource<<672bab674fd93beb451037d81cf3aaa4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PaymentStatus = "CANCELLED" | "CREATED" | "EXPIRED" | "FAILED" | "PAID" | "PENDING" | "REFUNDED" | "%future added value";
export type PaymentType = "PACKAGE_RENEW" | "SMS" | "TIER_CHANGE" | "%future added value";
export type SubscriptionTier = "BASIC" | "ENTERPRISE" | "PRO" | "SME" | "TRIAL" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type PlatformPaymentsPage_payments$data = {
  readonly platformPayments: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly amount: number;
        readonly bkashTransactionId: string | null | undefined;
        readonly business: {
          readonly name: string;
        };
        readonly createdAt: string;
        readonly id: string;
        readonly isBeingRefunded: boolean;
        readonly isRefundUnclear: boolean;
        readonly payerNumber: string | null | undefined;
        readonly quantity: number;
        readonly refundAmount: number | null | undefined;
        readonly refundQuantity: number | null | undefined;
        readonly status: PaymentStatus;
        readonly tier: SubscriptionTier | null | undefined;
        readonly type: PaymentType;
      };
    }>;
  };
  readonly " $fragmentType": "PlatformPaymentsPage_payments";
};
export type PlatformPaymentsPage_payments$key = {
  readonly " $data"?: PlatformPaymentsPage_payments$data;
  readonly " $fragmentSpreads": FragmentRefs<"PlatformPaymentsPage_payments">;
};

import PlatformPaymentsPageNextQuery_graphql from './PlatformPaymentsPageNextQuery.graphql';

const node: ReaderFragment = (function(){
var v0 = [
  "platformPayments"
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
      "operation": PlatformPaymentsPageNextQuery_graphql
    }
  },
  "name": "PlatformPaymentsPage_payments",
  "selections": [
    {
      "alias": "platformPayments",
      "args": [
        {
          "kind": "Variable",
          "name": "filter",
          "variableName": "filter"
        }
      ],
      "concreteType": "PlatformPaymentsConnection",
      "kind": "LinkedField",
      "name": "__PlatformPaymentsPage_platformPayments_connection",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "PlatformPaymentsEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "Payment",
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
                  "name": "createdAt",
                  "storageKey": null
                },
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
                  "name": "status",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "quantity",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "tier",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "amount",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "bkashTransactionId",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "payerNumber",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "isBeingRefunded",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "isRefundUnclear",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "refundQuantity",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "refundAmount",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "Business",
                  "kind": "LinkedField",
                  "name": "business",
                  "plural": false,
                  "selections": [
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "name",
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

(node as any).hash = "b07812bd835924bff3c5fd47379736b0";

export default node;

/**
 * @generated SignedSource<<dfa83c07b77a97b6f9026c66320bc18e>>
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
export type PlatformPaymentPage_payment$data = {
  readonly business: {
    readonly name: string;
  };
  readonly id: string;
  readonly isBeingRefunded: boolean;
  readonly isRefundUnclear: boolean;
  readonly quantity: number;
  readonly refundQuantity: number | null | undefined;
  readonly status: PaymentStatus;
  readonly tier: SubscriptionTier | null | undefined;
  readonly timeline: {
    readonly " $fragmentSpreads": FragmentRefs<"AuditTimeline_timeline">;
  };
  readonly type: PaymentType;
  readonly " $fragmentSpreads": FragmentRefs<"PaymentFacts_payment" | "PaymentProgress_payment" | "PaymentTraces_payment" | "RefundDialog_payment">;
  readonly " $fragmentType": "PlatformPaymentPage_payment";
};
export type PlatformPaymentPage_payment$key = {
  readonly " $data"?: PlatformPaymentPage_payment$data;
  readonly " $fragmentSpreads": FragmentRefs<"PlatformPaymentPage_payment">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PlatformPaymentPage_payment",
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
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 100
        }
      ],
      "concreteType": "TimelineConnection",
      "kind": "LinkedField",
      "name": "timeline",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "AuditTimeline_timeline"
        }
      ],
      "storageKey": "timeline(first:100)"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PaymentProgress_payment"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PaymentFacts_payment"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PaymentTraces_payment"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RefundDialog_payment"
    }
  ],
  "type": "Payment",
  "abstractKey": null
};

(node as any).hash = "39f69547047298456310d1c90b30c03d";

export default node;

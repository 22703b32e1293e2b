/**
 * @generated SignedSource<<5d1cd0ca887f26c2c95242201f9ff739>>
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
export type paymentColumns_payment$data = {
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
  readonly " $fragmentType": "paymentColumns_payment";
};
export type paymentColumns_payment$key = {
  readonly " $data"?: paymentColumns_payment$data;
  readonly " $fragmentSpreads": FragmentRefs<"paymentColumns_payment">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "paymentColumns_payment",
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
    }
  ],
  "type": "Payment",
  "abstractKey": null
};

(node as any).hash = "ad323b09e18709c887db47b99ed2d60d";

export default node;

/**
 * @generated SignedSource<<c32b02bf065e43d4be55307767f2a33f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PaymentStatus = "CANCELLED" | "CREATED" | "EXPIRED" | "FAILED" | "PAID" | "PENDING" | "REFUNDED" | "%future added value";
export type PaymentType = "PACKAGE_RENEW" | "SMS" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type PaymentList_payments$data = ReadonlyArray<{
  readonly amount: number;
  readonly bkashTransactionId: string | null | undefined;
  readonly createdAt: string;
  readonly id: string;
  readonly quantity: number;
  readonly renewedUntil: string | null | undefined;
  readonly status: PaymentStatus;
  readonly type: PaymentType;
  readonly " $fragmentType": "PaymentList_payments";
}>;
export type PaymentList_payments$key = ReadonlyArray<{
  readonly " $data"?: PaymentList_payments$data;
  readonly " $fragmentSpreads": FragmentRefs<"PaymentList_payments">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "PaymentList_payments",
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
      "name": "amount",
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
      "name": "bkashTransactionId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "renewedUntil",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    }
  ],
  "type": "Payment",
  "abstractKey": null
};

(node as any).hash = "36165fa4be43f48e607c5683442d224f";

export default node;

/**
 * @generated SignedSource<<51bfb83860239724f821c10ec29e5734>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PaymentStatus = "CANCELLED" | "CREATED" | "EXPIRED" | "FAILED" | "PAID" | "PENDING" | "REFUNDED" | "%future added value";
export type PaymentType = "PACKAGE_RENEW" | "SMS" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type PaymentResult_payment$data = {
  readonly amount: number;
  readonly bkashTransactionId: string | null | undefined;
  readonly failureReason: string | null | undefined;
  readonly id: string;
  readonly quantity: number;
  readonly status: PaymentStatus;
  readonly type: PaymentType;
  readonly " $fragmentType": "PaymentResult_payment";
};
export type PaymentResult_payment$key = {
  readonly " $data"?: PaymentResult_payment$data;
  readonly " $fragmentSpreads": FragmentRefs<"PaymentResult_payment">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PaymentResult_payment",
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
      "name": "failureReason",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "bkashTransactionId",
      "storageKey": null
    }
  ],
  "type": "Payment",
  "abstractKey": null
};

(node as any).hash = "fb3e23c4d31b2d44b3a78e49ee22d5f7";

export default node;

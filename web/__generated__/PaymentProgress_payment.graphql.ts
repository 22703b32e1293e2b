/**
 * @generated SignedSource<<d7f73bd98ee24900f338e4e6a24e496d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PaymentStatus = "CANCELLED" | "CREATED" | "EXPIRED" | "FAILED" | "PAID" | "PENDING" | "REFUNDED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type PaymentProgress_payment$data = {
  readonly id: string;
  readonly isBeingRefunded: boolean;
  readonly isRefundUnclear: boolean;
  readonly status: PaymentStatus;
  readonly " $fragmentType": "PaymentProgress_payment";
};
export type PaymentProgress_payment$key = {
  readonly " $data"?: PaymentProgress_payment$data;
  readonly " $fragmentSpreads": FragmentRefs<"PaymentProgress_payment">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PaymentProgress_payment",
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
      "name": "status",
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
    }
  ],
  "type": "Payment",
  "abstractKey": null
};

(node as any).hash = "b1dc9b52bcec4f2f4587dcc981f9b761";

export default node;

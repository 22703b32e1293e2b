/**
 * @generated SignedSource<<405e618c85d01fb1b910927b697ee773>>
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
    }
  ],
  "type": "Payment",
  "abstractKey": null
};

(node as any).hash = "b6ab5958436a4b725ecab4fac269d8b7";

export default node;

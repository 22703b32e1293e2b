/**
 * @generated SignedSource<<0ab05421c2ad28eb209a297b226ee293>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PaymentTraces_payment$data = {
  readonly bkashPaymentId: string | null | undefined;
  readonly bkashTransactionId: string | null | undefined;
  readonly invoice: string;
  readonly refundTransactionId: string | null | undefined;
  readonly transactionId: string;
  readonly " $fragmentType": "PaymentTraces_payment";
};
export type PaymentTraces_payment$key = {
  readonly " $data"?: PaymentTraces_payment$data;
  readonly " $fragmentSpreads": FragmentRefs<"PaymentTraces_payment">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PaymentTraces_payment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "invoice",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "transactionId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "bkashPaymentId",
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
      "name": "refundTransactionId",
      "storageKey": null
    }
  ],
  "type": "Payment",
  "abstractKey": null
};

(node as any).hash = "7d8010a6de72b2cdacba2a302643a825";

export default node;

/**
 * @generated SignedSource<<45a9de9217f26432bc2b8464d7c522cc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PaymentType = "PACKAGE_RENEW" | "SMS" | "TIER_CHANGE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type RefundDialog_payment$data = {
  readonly amount: number;
  readonly business: {
    readonly name: string;
    readonly packageExpiresAt: string;
    readonly smsBalance: number;
  };
  readonly id: string;
  readonly payerNumber: string | null | undefined;
  readonly quantity: number;
  readonly renewedFrom: string | null | undefined;
  readonly renewedUntil: string | null | undefined;
  readonly type: PaymentType;
  readonly " $fragmentType": "RefundDialog_payment";
};
export type RefundDialog_payment$key = {
  readonly " $data"?: RefundDialog_payment$data;
  readonly " $fragmentSpreads": FragmentRefs<"RefundDialog_payment">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RefundDialog_payment",
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
      "name": "quantity",
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
      "name": "payerNumber",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "renewedFrom",
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
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "smsBalance",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "packageExpiresAt",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Payment",
  "abstractKey": null
};

(node as any).hash = "a67cf9d254e1c49f5ede7c68bb9d1bdb";

export default node;

/**
 * @generated SignedSource<<436cd6f129e6269054e69a352cd910a9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type VoucherKind = "AD_EXPENSE" | "EXPENSE" | "INCOME" | "OPENING" | "PARTY_PAYMENT" | "TRANSFER" | "%future added value";
export type VoucherStatus = "POSTED" | "VOID" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type VoucherActions_voucher$data = {
  readonly id: string;
  readonly kind: VoucherKind;
  readonly recurring: {
    readonly isStopped: boolean;
  } | null | undefined;
  readonly status: VoucherStatus;
  readonly version: number;
  readonly " $fragmentType": "VoucherActions_voucher";
};
export type VoucherActions_voucher$key = {
  readonly " $data"?: VoucherActions_voucher$data;
  readonly " $fragmentSpreads": FragmentRefs<"VoucherActions_voucher">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "VoucherActions_voucher",
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
      "name": "kind",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "version",
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
      "concreteType": "RecurringExpense",
      "kind": "LinkedField",
      "name": "recurring",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isStopped",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Voucher",
  "abstractKey": null
};

(node as any).hash = "3d28696256e310d6ea9ce5a1f42c1808";

export default node;

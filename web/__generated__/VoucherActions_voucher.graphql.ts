/**
 * @generated SignedSource<<b1d8b50bcfa7bd2370c8b631e62c46a3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type VoucherKind = "AD_EXPENSE" | "EXPENSE" | "INCOME" | "OPENING" | "TRANSFER" | "%future added value";
export type VoucherStatus = "POSTED" | "VOID" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type VoucherActions_voucher$data = {
  readonly id: string;
  readonly kind: VoucherKind;
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
    }
  ],
  "type": "Voucher",
  "abstractKey": null
};

(node as any).hash = "fec3fc912883f5a5b79c71147cea9453";

export default node;

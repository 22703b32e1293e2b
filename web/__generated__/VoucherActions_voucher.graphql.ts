/**
 * @generated SignedSource<<f5313af79bc37996fa6873044169cd88>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type VoucherStatus = "POSTED" | "VOID" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type VoucherActions_voucher$data = {
  readonly id: string;
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

(node as any).hash = "221a05ee97209390f4369c21832b9b8e";

export default node;

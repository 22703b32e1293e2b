/**
 * @generated SignedSource<<9a548e0121e8329477010efbd8c605db>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ApproveWithAdvanceDialog_order$data = {
  readonly id: string;
  readonly number: string;
  readonly paidInShop: number | null | undefined;
  readonly paymentMethod: string;
  readonly paymentTitle: string;
  readonly transactionId: string;
  readonly version: number;
  readonly " $fragmentType": "ApproveWithAdvanceDialog_order";
};
export type ApproveWithAdvanceDialog_order$key = {
  readonly " $data"?: ApproveWithAdvanceDialog_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"ApproveWithAdvanceDialog_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ApproveWithAdvanceDialog_order",
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
      "name": "number",
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
      "name": "paymentTitle",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "paymentMethod",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "paidInShop",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "transactionId",
      "storageKey": null
    }
  ],
  "type": "WebOrder",
  "abstractKey": null
};

(node as any).hash = "c207579ec4105d127c83c2c2a36b93e6";

export default node;

/**
 * @generated SignedSource<<14fc4583d65df5a6a10d293adcf3b36b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WebOrderActions_order$data = {
  readonly canApprove: boolean;
  readonly canDecide: boolean;
  readonly id: string;
  readonly number: string;
  readonly paidInShop: number | null | undefined;
  readonly version: number;
  readonly " $fragmentSpreads": FragmentRefs<"ApproveWithAdvanceDialog_order">;
  readonly " $fragmentType": "WebOrderActions_order";
};
export type WebOrderActions_order$key = {
  readonly " $data"?: WebOrderActions_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"WebOrderActions_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WebOrderActions_order",
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
      "name": "canApprove",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "canDecide",
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "ApproveWithAdvanceDialog_order"
    }
  ],
  "type": "WebOrder",
  "abstractKey": null
};

(node as any).hash = "faf60fb33fbd421537df050706e2500f";

export default node;

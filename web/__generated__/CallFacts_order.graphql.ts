/**
 * @generated SignedSource<<d6dd015182e541b6346adb6a92a26971>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CallFacts_order$data = {
  readonly address: string;
  readonly customerNote: string;
  readonly discount: number;
  readonly district: string;
  readonly paidInShop: number | null | undefined;
  readonly refunded: number;
  readonly shipping: number;
  readonly total: number;
  readonly " $fragmentType": "CallFacts_order";
};
export type CallFacts_order$key = {
  readonly " $data"?: CallFacts_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"CallFacts_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CallFacts_order",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "address",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "district",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "customerNote",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "total",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "refunded",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "discount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "shipping",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "paidInShop",
      "storageKey": null
    }
  ],
  "type": "WebOrder",
  "abstractKey": null
};

(node as any).hash = "03f0d1ea6bd1ce208d1f2feaf863491b";

export default node;

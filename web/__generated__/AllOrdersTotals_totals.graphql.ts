/**
 * @generated SignedSource<<bd44130d094eae66b3e4a44b5aea9180>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AllOrdersTotals_totals$data = {
  readonly advance: number;
  readonly collected: number;
  readonly count: number;
  readonly items: number;
  readonly revenue: number;
  readonly total: number;
  readonly " $fragmentType": "AllOrdersTotals_totals";
};
export type AllOrdersTotals_totals$key = {
  readonly " $data"?: AllOrdersTotals_totals$data;
  readonly " $fragmentSpreads": FragmentRefs<"AllOrdersTotals_totals">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AllOrdersTotals_totals",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "count",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "items",
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
      "name": "advance",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "collected",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "revenue",
      "storageKey": null
    }
  ],
  "type": "OrderTotals",
  "abstractKey": null
};

(node as any).hash = "21260d615e70c5071eb01af3516e9d10";

export default node;

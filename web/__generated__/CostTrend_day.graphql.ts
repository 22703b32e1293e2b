/**
 * @generated SignedSource<<4fcb6f4ce14a752c31f8556c2f76288d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CostTrend_day$data = ReadonlyArray<{
  readonly averageCost: number | null | undefined;
  readonly day: string;
  readonly received: number;
  readonly " $fragmentType": "CostTrend_day";
}>;
export type CostTrend_day$key = ReadonlyArray<{
  readonly " $data"?: CostTrend_day$data;
  readonly " $fragmentSpreads": FragmentRefs<"CostTrend_day">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "CostTrend_day",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "day",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "received",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "averageCost",
      "storageKey": null
    }
  ],
  "type": "PurchasesOfDay",
  "abstractKey": null
};

(node as any).hash = "be58f62c5fca12e49390672e7ae36e8f";

export default node;

/**
 * @generated SignedSource<<8dea9cad42018dff6f161193a7f1cad2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProfitTiles_figures$data = {
  readonly ads: number | null | undefined;
  readonly gross: number | null | undefined;
  readonly net: number | null | undefined;
  readonly otherCosts: number | null | undefined;
  readonly sales: number | null | undefined;
  readonly " $fragmentType": "ProfitTiles_figures";
};
export type ProfitTiles_figures$key = {
  readonly " $data"?: ProfitTiles_figures$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProfitTiles_figures">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProfitTiles_figures",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "sales",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "gross",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "ads",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "otherCosts",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "net",
      "storageKey": null
    }
  ],
  "type": "ProfitPeriod",
  "abstractKey": null
};

(node as any).hash = "9df1ee32834b7f2c071eb0bce9aeca30";

export default node;

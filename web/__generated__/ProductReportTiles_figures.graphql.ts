/**
 * @generated SignedSource<<2cb8ce677e219d29c65645fce074f67e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProductReportTiles_figures$data = {
  readonly back: number;
  readonly delivered: number;
  readonly profit: number | null | undefined;
  readonly revenue: number;
  readonly shipped: number;
  readonly " $fragmentType": "ProductReportTiles_figures";
};
export type ProductReportTiles_figures$key = {
  readonly " $data"?: ProductReportTiles_figures$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProductReportTiles_figures">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProductReportTiles_figures",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "shipped",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "delivered",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "back",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "revenue",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "profit",
      "storageKey": null
    }
  ],
  "type": "SalesFigures",
  "abstractKey": null
};

(node as any).hash = "c12a35dd5d13430339af575918a1364d";

export default node;

/**
 * @generated SignedSource<<ce66f3013e39816a7b3c05231c5cb06b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AdReportTiles_figures$data = {
  readonly approved: number;
  readonly delivered: number;
  readonly orders: number;
  readonly profitAfterAds: number | null | undefined;
  readonly returnShare: number | null | undefined;
  readonly settled: number;
  readonly spend: number;
  readonly spendPerDelivered: number | null | undefined;
  readonly unenteredUsd: number;
  readonly usd: number;
  readonly " $fragmentType": "AdReportTiles_figures";
};
export type AdReportTiles_figures$key = {
  readonly " $data"?: AdReportTiles_figures$data;
  readonly " $fragmentSpreads": FragmentRefs<"AdReportTiles_figures">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AdReportTiles_figures",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "spend",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "usd",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "unenteredUsd",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "orders",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "approved",
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
      "name": "settled",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "returnShare",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "spendPerDelivered",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "profitAfterAds",
      "storageKey": null
    }
  ],
  "type": "AdFigures",
  "abstractKey": null
};

(node as any).hash = "7a5af06478ba26828864b9a3280cdbf6";

export default node;

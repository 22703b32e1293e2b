/**
 * @generated SignedSource<<a62e0eaede66222dfd14e165cf239934>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ReportTiles_figures$data = {
  readonly approved: number;
  readonly called: number;
  readonly cancelled: number;
  readonly firstCallMinutes: number | null | undefined;
  readonly received: number;
  readonly " $fragmentType": "ReportTiles_figures";
};
export type ReportTiles_figures$key = {
  readonly " $data"?: ReportTiles_figures$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReportTiles_figures">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ReportTiles_figures",
  "selections": [
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
      "name": "approved",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "cancelled",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "called",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "firstCallMinutes",
      "storageKey": null
    }
  ],
  "type": "WebOrderTotal",
  "abstractKey": null
};

(node as any).hash = "b30bd310ef05547cc766bf59ffc76e23";

export default node;

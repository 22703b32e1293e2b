/**
 * @generated SignedSource<<e7aaa3903fd60c024da5f9a1ee7044bc>>
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
  readonly unfinished: number;
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
      "name": "unfinished",
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

(node as any).hash = "b7522caa4a00a0c03aefc57e6d84bf1d";

export default node;

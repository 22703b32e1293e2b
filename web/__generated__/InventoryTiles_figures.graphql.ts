/**
 * @generated SignedSource<<497d6b1e6a7cf85f88a1c6f64e9bd187>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type InventoryTiles_figures$data = {
  readonly damaged: number;
  readonly dead: number;
  readonly deadValue: number | null | undefined;
  readonly older: number;
  readonly onHand: number;
  readonly reserved: number;
  readonly returning: number;
  readonly upTo30Days: number;
  readonly upTo60Days: number;
  readonly upTo90Days: number;
  readonly value: number | null | undefined;
  readonly withCourier: number;
  readonly " $fragmentType": "InventoryTiles_figures";
};
export type InventoryTiles_figures$key = {
  readonly " $data"?: InventoryTiles_figures$data;
  readonly " $fragmentSpreads": FragmentRefs<"InventoryTiles_figures">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "InventoryTiles_figures",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "onHand",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "reserved",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "withCourier",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "returning",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "damaged",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "upTo30Days",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "upTo60Days",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "upTo90Days",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "older",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "dead",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "value",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "deadValue",
      "storageKey": null
    }
  ],
  "type": "StockFigures",
  "abstractKey": null
};

(node as any).hash = "d00fef4a5d87a431518d6baa53334d1d";

export default node;

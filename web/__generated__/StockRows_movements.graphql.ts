/**
 * @generated SignedSource<<f895527c5804ad9e541048cae0698236>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type StockRows_movements$data = ReadonlyArray<{
  readonly at: string;
  readonly onHand: number;
  readonly reason: string;
  readonly sku: string;
  readonly " $fragmentType": "StockRows_movements";
}>;
export type StockRows_movements$key = ReadonlyArray<{
  readonly " $data"?: StockRows_movements$data;
  readonly " $fragmentSpreads": FragmentRefs<"StockRows_movements">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "StockRows_movements",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "sku",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "reason",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "at",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "onHand",
      "storageKey": null
    }
  ],
  "type": "StockMovement",
  "abstractKey": null
};

(node as any).hash = "af25b25442ea1e36cccd9335051affb7";

export default node;

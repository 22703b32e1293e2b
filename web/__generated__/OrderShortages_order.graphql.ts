/**
 * @generated SignedSource<<224df50fbf11a262516d748b05310e5e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OrderShortages_order$data = {
  readonly shortages: ReadonlyArray<{
    readonly sku: string;
    readonly units: number;
  }>;
  readonly " $fragmentType": "OrderShortages_order";
};
export type OrderShortages_order$key = {
  readonly " $data"?: OrderShortages_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderShortages_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrderShortages_order",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "StockShortage",
      "kind": "LinkedField",
      "name": "shortages",
      "plural": true,
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
          "name": "units",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "792fd105064731702bd04d0ff9f6d46d";

export default node;

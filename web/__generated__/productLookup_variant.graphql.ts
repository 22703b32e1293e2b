/**
 * @generated SignedSource<<ea1cab67e3a5ee0830c720ec69ba3936>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type productLookup_variant$data = {
  readonly averageCost?: number | null | undefined;
  readonly barcode: string | null | undefined;
  readonly id: string;
  readonly price: number;
  readonly sku: string;
  readonly stock: {
    readonly available: number;
    readonly onHand: number;
  };
  readonly title: string;
  readonly " $fragmentType": "productLookup_variant";
};
export type productLookup_variant$key = {
  readonly " $data"?: productLookup_variant$data;
  readonly " $fragmentSpreads": FragmentRefs<"productLookup_variant">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "withCost"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "productLookup_variant",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "title",
      "storageKey": null
    },
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
      "name": "barcode",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "price",
      "storageKey": null
    },
    {
      "condition": "withCost",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "averageCost",
          "storageKey": null
        }
      ]
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "StockBuckets",
      "kind": "LinkedField",
      "name": "stock",
      "plural": false,
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
          "name": "available",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Variant",
  "abstractKey": null
};

(node as any).hash = "b5d5a276beed4f74795a1c244b2d9ac6";

export default node;

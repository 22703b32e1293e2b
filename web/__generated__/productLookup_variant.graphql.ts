/**
 * @generated SignedSource<<42ce693273e633116cbec655893a1ed2>>
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
  readonly pictureUrl: string | null | undefined;
  readonly price: number;
  readonly salePrice: number | null | undefined;
  readonly sku: string;
  readonly stock: {
    readonly available: number;
    readonly onHand: number;
  };
  readonly title: string;
  readonly weightGrams: number | null | undefined;
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "salePrice",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "pictureUrl",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "weightGrams",
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

(node as any).hash = "f0858448fa760de7f9141822bd6eaf78";

export default node;

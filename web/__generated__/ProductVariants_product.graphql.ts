/**
 * @generated SignedSource<<2c6586b8a756d495210f44d9d65c6009>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProductVariants_product$data = {
  readonly variants: ReadonlyArray<{
    readonly averageCost: number | null | undefined;
    readonly barcode: string | null | undefined;
    readonly id: string;
    readonly lowStockLevel: number | null | undefined;
    readonly name: string;
    readonly price: number;
    readonly salePrice: number | null | undefined;
    readonly sku: string;
    readonly stock: {
      readonly available: number;
      readonly damaged: number;
      readonly inTransfer: number;
      readonly onHand: number;
      readonly reserved: number;
      readonly returning: number;
      readonly shortfall: number;
      readonly withCourier: number;
    };
    readonly weightGrams: number | null | undefined;
  }>;
  readonly " $fragmentType": "ProductVariants_product";
};
export type ProductVariants_product$key = {
  readonly " $data"?: ProductVariants_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProductVariants_product">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProductVariants_product",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Variant",
      "kind": "LinkedField",
      "name": "variants",
      "plural": true,
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
          "name": "name",
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
          "name": "weightGrams",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "averageCost",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "lowStockLevel",
          "storageKey": null
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
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "shortfall",
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
              "name": "inTransfer",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Product",
  "abstractKey": null
};

(node as any).hash = "e43d0f3cd5149d373a0f1b80d8f3ff23";

export default node;

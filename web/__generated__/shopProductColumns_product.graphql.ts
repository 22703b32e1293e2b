/**
 * @generated SignedSource<<32d2a80231cc11fbf270ad70ba4293a5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ShopProductMatch = "CONFLICT" | "MATCHED" | "UNMATCHED" | "%future added value";
export type ShopProductMatchedBy = "BARCODE" | "HAND" | "IMPORT" | "SKU" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type shopProductColumns_product$data = {
  readonly barcode: string;
  readonly conflict: string;
  readonly details: string;
  readonly id: string;
  readonly match: ShopProductMatch;
  readonly matchedBy: ShopProductMatchedBy | null | undefined;
  readonly name: string;
  readonly price: number | null | undefined;
  readonly pushError: string;
  readonly pushesStock: boolean;
  readonly salePrice: number | null | undefined;
  readonly sku: string;
  readonly stock: number | null | undefined;
  readonly variant: {
    readonly sku: string;
    readonly stock: {
      readonly available: number;
    };
    readonly title: string;
  } | null | undefined;
  readonly " $fragmentType": "shopProductColumns_product";
};
export type shopProductColumns_product$key = {
  readonly " $data"?: shopProductColumns_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"shopProductColumns_product">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "sku",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "shopProductColumns_product",
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
      "name": "details",
      "storageKey": null
    },
    (v0/*:: as any*/),
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
      "name": "stock",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "match",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "matchedBy",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "conflict",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "pushesStock",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "pushError",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Variant",
      "kind": "LinkedField",
      "name": "variant",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "title",
          "storageKey": null
        },
        (v0/*:: as any*/),
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
              "name": "available",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ShopProduct",
  "abstractKey": null
};
})();

(node as any).hash = "f826397625b12ef4a3efdb78f79230e4";

export default node;

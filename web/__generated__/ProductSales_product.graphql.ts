/**
 * @generated SignedSource<<54247e5ff979b77036334bcefde3d832>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProductSales_product$data = {
  readonly listings: ReadonlyArray<{
    readonly name: string;
    readonly siteName: string;
    readonly sku: string;
  }>;
  readonly sales: {
    readonly back: number;
    readonly delivered: number;
    readonly revenue: number;
    readonly shipped: number;
  };
  readonly " $fragmentType": "ProductSales_product";
};
export type ProductSales_product$key = {
  readonly " $data"?: ProductSales_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProductSales_product">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProductSales_product",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ProductSales",
      "kind": "LinkedField",
      "name": "sales",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "shipped",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "back",
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
          "name": "revenue",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ProductListing",
      "kind": "LinkedField",
      "name": "listings",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "siteName",
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Product",
  "abstractKey": null
};

(node as any).hash = "a0da9ef410f1fe3ff6b2a60895693489";

export default node;

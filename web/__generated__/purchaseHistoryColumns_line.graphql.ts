/**
 * @generated SignedSource<<3267630946c18f2aa1b11345c03ea014>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type purchaseHistoryColumns_line$data = {
  readonly figures: {
    readonly averageCost: number | null | undefined;
    readonly firstCost: number | null | undefined;
    readonly highestCost: number | null | undefined;
    readonly lastAt: string | null | undefined;
    readonly lastCost: number | null | undefined;
    readonly lowestCost: number | null | undefined;
    readonly supplierNames: ReadonlyArray<string>;
    readonly total: {
      readonly back: number;
      readonly receipts: number;
      readonly received: number;
      readonly refund: number | null | undefined;
      readonly suppliers: number;
      readonly value: number | null | undefined;
    };
  };
  readonly id: string;
  readonly name: string;
  readonly pictureUrl: string | null | undefined;
  readonly productId: string;
  readonly sku: string | null | undefined;
  readonly variantId: string | null | undefined;
  readonly variantName: string;
  readonly " $fragmentType": "purchaseHistoryColumns_line";
};
export type purchaseHistoryColumns_line$key = {
  readonly " $data"?: purchaseHistoryColumns_line$data;
  readonly " $fragmentSpreads": FragmentRefs<"purchaseHistoryColumns_line">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "purchaseHistoryColumns_line",
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
      "name": "productId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "variantId",
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
      "name": "variantName",
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
      "name": "pictureUrl",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PurchasedGoods",
      "kind": "LinkedField",
      "name": "figures",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "PurchasedFigures",
          "kind": "LinkedField",
          "name": "total",
          "plural": false,
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
              "name": "value",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "receipts",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "suppliers",
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
              "name": "refund",
              "storageKey": null
            }
          ],
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
          "name": "firstCost",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "lastCost",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "lowestCost",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "highestCost",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "lastAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "supplierNames",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "PurchaseHistoryLine",
  "abstractKey": null
};

(node as any).hash = "1e42a1880df061d64c3e6187afb91e9b";

export default node;

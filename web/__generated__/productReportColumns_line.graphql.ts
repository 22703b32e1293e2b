/**
 * @generated SignedSource<<0367fc96ae2e005b9b962d3b7d2e5597>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type productReportColumns_line$data = {
  readonly figures: {
    readonly back: number;
    readonly cost: number | null | undefined;
    readonly damage: number | null | undefined;
    readonly delivered: number;
    readonly lost: number;
    readonly profit: number | null | undefined;
    readonly revenue: number;
    readonly shipped: number;
    readonly underWay: number;
  };
  readonly id: string;
  readonly name: string;
  readonly pictureUrl: string | null | undefined;
  readonly productId: string;
  readonly sku: string | null | undefined;
  readonly variantId: string | null | undefined;
  readonly variantName: string;
  readonly " $fragmentType": "productReportColumns_line";
};
export type productReportColumns_line$key = {
  readonly " $data"?: productReportColumns_line$data;
  readonly " $fragmentSpreads": FragmentRefs<"productReportColumns_line">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "productReportColumns_line",
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
      "concreteType": "SalesFigures",
      "kind": "LinkedField",
      "name": "figures",
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
          "name": "delivered",
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
          "name": "lost",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "underWay",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "revenue",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "cost",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "damage",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "profit",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ProductReportLine",
  "abstractKey": null
};

(node as any).hash = "b26b2c59193cedd18f9be2f162051e6b";

export default node;

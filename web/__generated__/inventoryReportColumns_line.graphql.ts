/**
 * @generated SignedSource<<2b0b59978b8d162871c05dd74982fcf0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type inventoryReportColumns_line$data = {
  readonly figures: {
    readonly damaged: number;
    readonly daysOfCover: number | null | undefined;
    readonly dead: number;
    readonly deadValue: number | null | undefined;
    readonly inTransfer: number;
    readonly older: number;
    readonly onHand: number;
    readonly reserved: number;
    readonly returning: number;
    readonly sold: number;
    readonly unitCost: number | null | undefined;
    readonly upTo30Days: number;
    readonly upTo60Days: number;
    readonly upTo90Days: number;
    readonly value: number | null | undefined;
    readonly withCourier: number;
  };
  readonly id: string;
  readonly lastSoldOn: string | null | undefined;
  readonly name: string;
  readonly pictureUrl: string | null | undefined;
  readonly productId: string;
  readonly sku: string | null | undefined;
  readonly variantId: string | null | undefined;
  readonly variantName: string;
  readonly " $fragmentType": "inventoryReportColumns_line";
};
export type inventoryReportColumns_line$key = {
  readonly " $data"?: inventoryReportColumns_line$data;
  readonly " $fragmentSpreads": FragmentRefs<"inventoryReportColumns_line">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "inventoryReportColumns_line",
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
      "kind": "ScalarField",
      "name": "lastSoldOn",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "StockFigures",
      "kind": "LinkedField",
      "name": "figures",
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
          "name": "sold",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "daysOfCover",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "unitCost",
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
      "storageKey": null
    }
  ],
  "type": "InventoryLine",
  "abstractKey": null
};

(node as any).hash = "f6e43ce30a19b37fbe9c634f24e94ab3";

export default node;

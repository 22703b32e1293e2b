/**
 * @generated SignedSource<<601562439e1724fd2b15344a1be5685f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProductMovements_product$data = {
  readonly stockMovements: ReadonlyArray<{
    readonly at: string;
    readonly beyondStock: boolean;
    readonly damaged: number;
    readonly onHand: number;
    readonly reason: string;
    readonly reserved: number;
    readonly returning: number;
    readonly sku: string;
    readonly withCourier: number;
  }>;
  readonly " $fragmentType": "ProductMovements_product";
};
export type ProductMovements_product$key = {
  readonly " $data"?: ProductMovements_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProductMovements_product">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProductMovements_product",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "StockMovement",
      "kind": "LinkedField",
      "name": "stockMovements",
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
          "name": "beyondStock",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Product",
  "abstractKey": null
};

(node as any).hash = "555fbaf039b3f88d3d44b558690033e3";

export default node;

/**
 * @generated SignedSource<<4e0ecda4d8cef116c9e66b9252a7375c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OrderStock_order$data = {
  readonly stockMovements: ReadonlyArray<{
    readonly at: string;
    readonly damaged: number;
    readonly onHand: number;
    readonly reason: string;
    readonly reserved: number;
    readonly returning: number;
    readonly sku: string;
    readonly withCourier: number;
  }>;
  readonly " $fragmentType": "OrderStock_order";
};
export type OrderStock_order$key = {
  readonly " $data"?: OrderStock_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderStock_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrderStock_order",
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "eaab6991d7762a7349b23327a78cf436";

export default node;

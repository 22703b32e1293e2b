/**
 * @generated SignedSource<<776d711cb494c0522d442c582ba326bf>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WebOrderLines_order$data = {
  readonly canDecide: boolean;
  readonly lines: ReadonlyArray<{
    readonly details: string;
    readonly id: string;
    readonly name: string;
    readonly quantity: number;
    readonly refundedQuantity: number;
    readonly sku: string;
    readonly total: number;
    readonly " $fragmentSpreads": FragmentRefs<"LineMapping_line">;
  }>;
  readonly " $fragmentType": "WebOrderLines_order";
};
export type WebOrderLines_order$key = {
  readonly " $data"?: WebOrderLines_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"WebOrderLines_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WebOrderLines_order",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "canDecide",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "WebOrderLine",
      "kind": "LinkedField",
      "name": "lines",
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
          "name": "details",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "quantity",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "refundedQuantity",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "total",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "LineMapping_line"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "WebOrder",
  "abstractKey": null
};

(node as any).hash = "e6aa9769f4e011519db26493205c123c";

export default node;

/**
 * @generated SignedSource<<252c9de26bc2a4edeb54cfa18a4a38d8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type OrderStatus = "CANCELLED" | "CONFIRMED" | "DELIVERED" | "EXCHANGED" | "HOLD" | "LOST" | "PACKED" | "PARTIAL" | "PENDING" | "PREORDER" | "RETURNED" | "RETURN_PENDING" | "SHIPPED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type OrderReportTiles_group$data = {
  readonly orders: number;
  readonly statuses: ReadonlyArray<{
    readonly count: number;
    readonly status: OrderStatus;
  }>;
  readonly value: number;
  readonly " $fragmentType": "OrderReportTiles_group";
};
export type OrderReportTiles_group$key = {
  readonly " $data"?: OrderReportTiles_group$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderReportTiles_group">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrderReportTiles_group",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "orders",
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
      "concreteType": "OrderStatusCount",
      "kind": "LinkedField",
      "name": "statuses",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "status",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "count",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "OrderReportGroup",
  "abstractKey": null
};

(node as any).hash = "8229e662892fdfa4ba27e2419afaa95a";

export default node;

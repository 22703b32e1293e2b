/**
 * @generated SignedSource<<4a603a2f6c24acf858cb812f5376c126>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type OrderStatus = "CANCELLED" | "CONFIRMED" | "DELIVERED" | "EXCHANGED" | "HOLD" | "LOST" | "PACKED" | "PARTIAL" | "PENDING" | "PREORDER" | "RETURNED" | "RETURN_PENDING" | "SHIPPED" | "%future added value";
export type ShopChange = "CANCELLED" | "EDITED" | "REFUNDED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type OrderShopChange_order$data = {
  readonly id: string;
  readonly nextStatuses: ReadonlyArray<OrderStatus>;
  readonly shopChange: ShopChange | null | undefined;
  readonly version: number;
  readonly " $fragmentType": "OrderShopChange_order";
};
export type OrderShopChange_order$key = {
  readonly " $data"?: OrderShopChange_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderShopChange_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrderShopChange_order",
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
      "name": "version",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "shopChange",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "nextStatuses",
      "storageKey": null
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "ef0b3a3aeafb32bed26d3ce2b71e0702";

export default node;

/**
 * @generated SignedSource<<159801d4c87956cada625c6ffeb29e4c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type OrderStatus = "CANCELLED" | "CONFIRMED" | "DELIVERED" | "EXCHANGED" | "HOLD" | "LOST" | "PACKED" | "PARTIAL" | "PENDING" | "PREORDER" | "RETURNED" | "RETURN_PENDING" | "SHIPPED" | "%future added value";
export type ShopChange = "CANCELLED" | "EDITED" | "PAID" | "REFUNDED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type OrderShopChange_order$data = {
  readonly id: string;
  readonly nextStatuses: ReadonlyArray<OrderStatus>;
  readonly shopChange: ShopChange | null | undefined;
  readonly status: OrderStatus;
  readonly version: number;
  readonly webOrder: {
    readonly id: string;
    readonly isToldAgain: boolean;
    readonly number: string;
    readonly writeBackError: string | null | undefined;
  } | null | undefined;
  readonly " $fragmentType": "OrderShopChange_order";
};
export type OrderShopChange_order$key = {
  readonly " $data"?: OrderShopChange_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderShopChange_order">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrderShopChange_order",
  "selections": [
    (v0/*:: as any*/),
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
      "name": "status",
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
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "WebOrder",
      "kind": "LinkedField",
      "name": "webOrder",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "number",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "writeBackError",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isToldAgain",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Order",
  "abstractKey": null
};
})();

(node as any).hash = "bf005037b3151b46a3b0776dc7b09c35";

export default node;

/**
 * @generated SignedSource<<1ef668af2da0d850aa1dc541dd0b966e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type OrderStatus = "CANCELLED" | "CONFIRMED" | "DELIVERED" | "EXCHANGED" | "HOLD" | "LOST" | "PACKED" | "PARTIAL" | "PENDING" | "PREORDER" | "RETURNED" | "RETURN_PENDING" | "SHIPPED" | "%future added value";
export type SettlementStatus = "DISPUTED" | "NA" | "PARTIAL" | "SETTLED" | "UNSETTLED" | "WRITTEN_OFF" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type OrderPage_order$data = {
  readonly confirmedAt: string | null | undefined;
  readonly createdByName: string;
  readonly deliveredAt: string | null | undefined;
  readonly id: string;
  readonly reference: string;
  readonly settlementStatus: SettlementStatus;
  readonly shippedAt: string | null | undefined;
  readonly source: string;
  readonly status: OrderStatus;
  readonly " $fragmentSpreads": FragmentRefs<"OrderActions_order" | "OrderCustomer_order" | "OrderExchange_order" | "OrderFacts_order" | "OrderFiles_order" | "OrderHalt_order" | "OrderLines_order" | "OrderMoney_order" | "OrderParcel_order" | "OrderShopChange_order" | "OrderShortages_order" | "OrderStock_order" | "OrderStoreNumber_order" | "OrderTimeline_order" | "TellCourier_order">;
  readonly " $fragmentType": "OrderPage_order";
};
export type OrderPage_order$key = {
  readonly " $data"?: OrderPage_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderPage_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrderPage_order",
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
      "name": "reference",
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
      "name": "settlementStatus",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "source",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdByName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "confirmedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "shippedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "deliveredAt",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OrderActions_order"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OrderLines_order"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OrderMoney_order"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OrderParcel_order"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OrderCustomer_order"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OrderTimeline_order"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OrderShortages_order"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OrderShopChange_order"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "TellCourier_order"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OrderStock_order"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OrderStoreNumber_order"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OrderExchange_order"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OrderFiles_order"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OrderFacts_order"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OrderHalt_order"
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "b447f4c3973ccb7f52c82f051eac4ec0";

export default node;

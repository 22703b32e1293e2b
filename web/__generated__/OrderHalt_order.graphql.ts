/**
 * @generated SignedSource<<5d2b2f544877d7a903e3215bd949d656>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type OrderStatus = "CANCELLED" | "CONFIRMED" | "DELIVERED" | "EXCHANGED" | "HOLD" | "LOST" | "PACKED" | "PARTIAL" | "PENDING" | "PREORDER" | "RETURNED" | "RETURN_PENDING" | "SHIPPED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type OrderHalt_order$data = {
  readonly cancelReason: string | null | undefined;
  readonly holdReason: string | null | undefined;
  readonly holdUntil: string | null | undefined;
  readonly status: OrderStatus;
  readonly " $fragmentType": "OrderHalt_order";
};
export type OrderHalt_order$key = {
  readonly " $data"?: OrderHalt_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderHalt_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrderHalt_order",
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
      "name": "holdUntil",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "holdReason",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "cancelReason",
      "storageKey": null
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "c38ef9c17d6f2b03d19d1b7e1027f338";

export default node;

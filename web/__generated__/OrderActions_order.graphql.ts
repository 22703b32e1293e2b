/**
 * @generated SignedSource<<c51f6c91226fb62b2ef155977d2636eb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type OrderStatus = "CANCELLED" | "CONFIRMED" | "DELIVERED" | "EXCHANGED" | "HOLD" | "LOST" | "PACKED" | "PARTIAL" | "PENDING" | "PREORDER" | "RETURNED" | "RETURN_PENDING" | "SHIPPED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type OrderActions_order$data = {
  readonly due: number;
  readonly id: string;
  readonly nextStatuses: ReadonlyArray<OrderStatus>;
  readonly reference: string;
  readonly status: OrderStatus;
  readonly version: number;
  readonly " $fragmentType": "OrderActions_order";
};
export type OrderActions_order$key = {
  readonly " $data"?: OrderActions_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderActions_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrderActions_order",
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
      "name": "due",
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

(node as any).hash = "03ebbf974754bfc5fd802f74cd806954";

export default node;

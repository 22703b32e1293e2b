/**
 * @generated SignedSource<<c58ee65782803ff57468d0d270a483bf>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OrderParcel_order$data = {
  readonly courierName: string | null | undefined;
  readonly deliveredAt: string | null | undefined;
  readonly shippedAt: string | null | undefined;
  readonly trackingCode: string | null | undefined;
  readonly " $fragmentType": "OrderParcel_order";
};
export type OrderParcel_order$key = {
  readonly " $data"?: OrderParcel_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderParcel_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrderParcel_order",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "courierName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "trackingCode",
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
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "88e6afd10c7b7d4998bcb8e5ea27f435";

export default node;

/**
 * @generated SignedSource<<9f1a812674e5b2824ce69365bf2a4d3b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OrderParcel_order$data = {
  readonly deliveredAt: string | null | undefined;
  readonly shipment: {
    readonly courier: {
      readonly name: string;
    };
    readonly trackingCode: string | null | undefined;
  } | null | undefined;
  readonly shippedAt: string | null | undefined;
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
      "concreteType": "Shipment",
      "kind": "LinkedField",
      "name": "shipment",
      "plural": false,
      "selections": [
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
          "concreteType": "Courier",
          "kind": "LinkedField",
          "name": "courier",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "name",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
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

(node as any).hash = "087517fd5ad247a81fe0e24cb06b21b2";

export default node;

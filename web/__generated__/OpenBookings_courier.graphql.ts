/**
 * @generated SignedSource<<ecf7237e05490ab6729e19778d6320af>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OpenBookings_courier$data = {
  readonly openBookings: ReadonlyArray<{
    readonly customerName: string;
    readonly id: string;
    readonly invoice: string;
    readonly message: string | null | undefined;
    readonly messageKey: string | null | undefined;
    readonly messageValues: Record<string, unknown> | null | undefined;
    readonly orderId: string;
    readonly phone: string;
    readonly reference: string;
    readonly since: string;
  }>;
  readonly " $fragmentType": "OpenBookings_courier";
};
export type OpenBookings_courier$key = {
  readonly " $data"?: OpenBookings_courier$data;
  readonly " $fragmentSpreads": FragmentRefs<"OpenBookings_courier">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OpenBookings_courier",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "OpenBooking",
      "kind": "LinkedField",
      "name": "openBookings",
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
          "name": "orderId",
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
          "name": "customerName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "phone",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "invoice",
          "storageKey": null
        },
        {
          "alias": "message",
          "args": null,
          "kind": "ScalarField",
          "name": "error",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "messageKey",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "messageValues",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "since",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Courier",
  "abstractKey": null
};

(node as any).hash = "151094a2a28aaddd1ba016f025306d0f";

export default node;

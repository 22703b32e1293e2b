/**
 * @generated SignedSource<<35e30c74e8400c14c76d2c8658ba377d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type WebOrderStatus = "APPROVED" | "BLOCKED" | "CANCELLED" | "COMPLETED" | "DUPLICATE" | "FAKE" | "INCOMPLETE" | "NO_ANSWER" | "ON_HOLD" | "PROCESSING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type CustomerWebOrders_customer$data = {
  readonly webOrders: ReadonlyArray<{
    readonly id: string;
    readonly itemSummary: string;
    readonly number: string;
    readonly placedAt: string;
    readonly siteName: string;
    readonly status: WebOrderStatus;
    readonly total: number;
  }>;
  readonly " $fragmentType": "CustomerWebOrders_customer";
};
export type CustomerWebOrders_customer$key = {
  readonly " $data"?: CustomerWebOrders_customer$data;
  readonly " $fragmentSpreads": FragmentRefs<"CustomerWebOrders_customer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CustomerWebOrders_customer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "WebOrder",
      "kind": "LinkedField",
      "name": "webOrders",
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
          "name": "number",
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
          "name": "siteName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "itemSummary",
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
          "alias": "placedAt",
          "args": null,
          "kind": "ScalarField",
          "name": "dateCreated",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Customer",
  "abstractKey": null
};

(node as any).hash = "d2908c8ecaf1f9ad061d9ab3dabfd71a";

export default node;

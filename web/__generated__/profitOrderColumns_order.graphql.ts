/**
 * @generated SignedSource<<acecf9d0f9ca3a91bfbdf9355056bdde>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type profitOrderColumns_order$data = {
  readonly codFees: number | null | undefined;
  readonly costOfGoods: number | null | undefined;
  readonly courierCharges: number | null | undefined;
  readonly customerName: string;
  readonly day: string;
  readonly id: string;
  readonly isChargeUnknown: boolean;
  readonly isEstimated: boolean;
  readonly losses: number | null | undefined;
  readonly reference: string;
  readonly result: number | null | undefined;
  readonly sales: number | null | undefined;
  readonly settlement: string;
  readonly status: string;
  readonly " $fragmentType": "profitOrderColumns_order";
};
export type profitOrderColumns_order$key = {
  readonly " $data"?: profitOrderColumns_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"profitOrderColumns_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "profitOrderColumns_order",
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
      "name": "customerName",
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
      "name": "settlement",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "day",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isEstimated",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isChargeUnknown",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "sales",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "costOfGoods",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "courierCharges",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "codFees",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "losses",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "result",
      "storageKey": null
    }
  ],
  "type": "ProfitOrder",
  "abstractKey": null
};

(node as any).hash = "ed077a0807492aec49a667e444af77e0";

export default node;

/**
 * @generated SignedSource<<3cf11c767d2bf5d81912012c36fe9f62>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type HeldMoney_query$data = {
  readonly moneyHeldByCouriers: ReadonlyArray<{
    readonly away: number;
    readonly awayOrders: number;
    readonly courierId: string;
    readonly days0to3: number;
    readonly days4to7: number;
    readonly days8to15: number;
    readonly graceDays: number;
    readonly lastPayout: string | null | undefined;
    readonly late: number;
    readonly lateOrders: number;
    readonly name: string;
    readonly orders: number;
    readonly over15: number;
    readonly parcels0to3: number;
    readonly parcels4to7: number;
    readonly parcels8to15: number;
    readonly parcelsOver15: number;
    readonly payoutDays: number;
    readonly total: number;
  }>;
  readonly " $fragmentType": "HeldMoney_query";
};
export type HeldMoney_query$key = {
  readonly " $data"?: HeldMoney_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"HeldMoney_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "HeldMoney_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "HeldByCourier",
      "kind": "LinkedField",
      "name": "moneyHeldByCouriers",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "courierId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "orders",
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
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "away",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "awayOrders",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "days0to3",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "days4to7",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "days8to15",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "over15",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "parcels0to3",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "parcels4to7",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "parcels8to15",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "parcelsOver15",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "late",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "lateOrders",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "payoutDays",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "graceDays",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "lastPayout",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "7544bfe6dc87bdf2acb58a73ad9a1c7b";

export default node;

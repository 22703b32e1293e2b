/**
 * @generated SignedSource<<7fbcb82c60cba42b5b9df52a0acc7ff3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TheirOrdersTable_people$data = ReadonlyArray<{
  readonly cancelled: number;
  readonly delivered: number;
  readonly leaveDays: number;
  readonly memberId: string;
  readonly name: string;
  readonly orders: number;
  readonly ordersConfirmed: number;
  readonly partial: number;
  readonly returned: number;
  readonly value: number;
  readonly workingDays: number | null | undefined;
  readonly " $fragmentType": "TheirOrdersTable_people";
}>;
export type TheirOrdersTable_people$key = ReadonlyArray<{
  readonly " $data"?: TheirOrdersTable_people$data;
  readonly " $fragmentSpreads": FragmentRefs<"TheirOrdersTable_people">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "TheirOrdersTable_people",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "memberId",
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
      "name": "workingDays",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "leaveDays",
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
      "name": "ordersConfirmed",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "delivered",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "partial",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "returned",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "cancelled",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "value",
      "storageKey": null
    }
  ],
  "type": "EmployeeFigures",
  "abstractKey": null
};

(node as any).hash = "cc516e325a0be45a999f54f6de998bb3";

export default node;

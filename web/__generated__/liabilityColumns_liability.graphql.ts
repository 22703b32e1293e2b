/**
 * @generated SignedSource<<0774b86309804bf527019ed9d5c63c1e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type LiabilityKind = "BILL" | "LOAN" | "SALARY" | "%future added value";
export type LiabilityStatus = "OPEN" | "PAID" | "VOID" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type liabilityColumns_liability$data = {
  readonly amount: number;
  readonly day: string;
  readonly dueDay: string;
  readonly id: string;
  readonly installments: number;
  readonly isLate: boolean;
  readonly kind: LiabilityKind;
  readonly left: number;
  readonly note: string;
  readonly number: number;
  readonly paid: number;
  readonly party: string;
  readonly status: LiabilityStatus;
  readonly " $fragmentType": "liabilityColumns_liability";
};
export type liabilityColumns_liability$key = {
  readonly " $data"?: liabilityColumns_liability$data;
  readonly " $fragmentSpreads": FragmentRefs<"liabilityColumns_liability">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "liabilityColumns_liability",
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
      "name": "kind",
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
      "name": "party",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "note",
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
      "name": "dueDay",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isLate",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "amount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "paid",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "left",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "installments",
      "storageKey": null
    }
  ],
  "type": "Liability",
  "abstractKey": null
};

(node as any).hash = "0b7c9cba5a6b390dbfe3dedc9aff0ff7";

export default node;

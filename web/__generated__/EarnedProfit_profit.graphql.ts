/**
 * @generated SignedSource<<4e7543fca281a088c9b9abae5eb33564>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EarnedProfit_profit$data = {
  readonly codFee: number;
  readonly courierCharge: number;
  readonly goodsCost: number;
  readonly isEstimated: boolean;
  readonly otherIncome: number;
  readonly packaging: number;
  readonly profit: number;
  readonly returnCharge: number;
  readonly returnLoss: number;
  readonly revenue: number;
  readonly " $fragmentType": "EarnedProfit_profit";
};
export type EarnedProfit_profit$key = {
  readonly " $data"?: EarnedProfit_profit$data;
  readonly " $fragmentSpreads": FragmentRefs<"EarnedProfit_profit">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EarnedProfit_profit",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "revenue",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "otherIncome",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "goodsCost",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "courierCharge",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "codFee",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "returnCharge",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "packaging",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "returnLoss",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "profit",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isEstimated",
      "storageKey": null
    }
  ],
  "type": "OrderProfit",
  "abstractKey": null
};

(node as any).hash = "f29583ab621983e374d863be9045b2c4";

export default node;

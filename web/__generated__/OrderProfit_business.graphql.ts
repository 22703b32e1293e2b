/**
 * @generated SignedSource<<7e95fded481c95d3a4e8f9d8b3c6ef63>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OrderProfit_business$data = {
  readonly codFeePercent: number;
  readonly packagingCost: number | null | undefined;
  readonly " $fragmentType": "OrderProfit_business";
};
export type OrderProfit_business$key = {
  readonly " $data"?: OrderProfit_business$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderProfit_business">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrderProfit_business",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "codFeePercent",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "packagingCost",
      "storageKey": null
    }
  ],
  "type": "Business",
  "abstractKey": null
};

(node as any).hash = "2091500a4e8d75455fda1d586bffdbb9";

export default node;

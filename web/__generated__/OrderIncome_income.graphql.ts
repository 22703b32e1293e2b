/**
 * @generated SignedSource<<15bab1ecde4b1699947a852b61bb14b1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OrderIncome_income$data = ReadonlyArray<{
  readonly accountId: string;
  readonly amount: number;
  readonly name: string;
  readonly " $fragmentType": "OrderIncome_income";
}>;
export type OrderIncome_income$key = ReadonlyArray<{
  readonly " $data"?: OrderIncome_income$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderIncome_income">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "OrderIncome_income",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "accountId",
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
      "name": "amount",
      "storageKey": null
    }
  ],
  "type": "OrderIncome",
  "abstractKey": null
};

(node as any).hash = "26e616b70fe36c9d72da83f98afd2cf6";

export default node;

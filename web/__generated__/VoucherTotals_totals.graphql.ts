/**
 * @generated SignedSource<<3fa2301abc0bb43ac34aa5f61f41f6c5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type VoucherTotals_totals$data = {
  readonly amount: number;
  readonly categories: ReadonlyArray<{
    readonly accountId: string;
    readonly amount: number;
    readonly count: number;
    readonly name: string;
  }>;
  readonly count: number;
  readonly " $fragmentType": "VoucherTotals_totals";
};
export type VoucherTotals_totals$key = {
  readonly " $data"?: VoucherTotals_totals$data;
  readonly " $fragmentSpreads": FragmentRefs<"VoucherTotals_totals">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "count",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "amount",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "VoucherTotals_totals",
  "selections": [
    (v0/*:: as any*/),
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "VoucherCategoryTotal",
      "kind": "LinkedField",
      "name": "categories",
      "plural": true,
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
        (v0/*:: as any*/),
        (v1/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "VoucherTotals",
  "abstractKey": null
};
})();

(node as any).hash = "1b834808b281cdf272460713026ffed5";

export default node;

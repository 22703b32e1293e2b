/**
 * @generated SignedSource<<6e864d02a1ba891a2841707981895bb8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WebOrderMoney_order$data = {
  readonly discount: number;
  readonly fees: ReadonlyArray<{
    readonly amount: number;
    readonly name: string;
  }>;
  readonly lines: ReadonlyArray<{
    readonly total: number;
  }>;
  readonly refunded: number;
  readonly shipping: number;
  readonly total: number;
  readonly " $fragmentType": "WebOrderMoney_order";
};
export type WebOrderMoney_order$key = {
  readonly " $data"?: WebOrderMoney_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"WebOrderMoney_order">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "total",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WebOrderMoney_order",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "discount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "shipping",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "WebOrderFee",
      "kind": "LinkedField",
      "name": "fees",
      "plural": true,
      "selections": [
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
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "refunded",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "WebOrderLine",
      "kind": "LinkedField",
      "name": "lines",
      "plural": true,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "WebOrder",
  "abstractKey": null
};
})();

(node as any).hash = "62f1e8cf633549a4954dc3ab0815b003";

export default node;

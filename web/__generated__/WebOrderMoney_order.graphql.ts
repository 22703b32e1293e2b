/**
 * @generated SignedSource<<c4033ea7bee1cd4cf32352d5da9a18a3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WebOrderMoney_order$data = {
  readonly discount: number;
  readonly lines: ReadonlyArray<{
    readonly total: number;
  }>;
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

(node as any).hash = "588310be30ecdceba4637fa1663bbd03";

export default node;

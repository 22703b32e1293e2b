/**
 * @generated SignedSource<<19e23f38b1834b0307bcf6c0f7285161>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OrderExchange_order$data = {
  readonly replacedBy: {
    readonly id: string;
    readonly reference: string;
  } | null | undefined;
  readonly replaces: {
    readonly id: string;
    readonly reference: string;
  } | null | undefined;
  readonly " $fragmentType": "OrderExchange_order";
};
export type OrderExchange_order$key = {
  readonly " $data"?: OrderExchange_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderExchange_order">;
};

const node: ReaderFragment = (function(){
var v0 = [
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
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrderExchange_order",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Order",
      "kind": "LinkedField",
      "name": "replaces",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Order",
      "kind": "LinkedField",
      "name": "replacedBy",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "Order",
  "abstractKey": null
};
})();

(node as any).hash = "eed785152f1430e250bfec8151587b59";

export default node;

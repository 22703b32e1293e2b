/**
 * @generated SignedSource<<5395b5db88a44899169a5571023b579a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OrderStock_order$data = {
  readonly id: string;
  readonly stockMovements: {
    readonly " $fragmentSpreads": FragmentRefs<"StockRows_page">;
  };
  readonly " $fragmentType": "OrderStock_order";
};
export type OrderStock_order$key = {
  readonly " $data"?: OrderStock_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderStock_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrderStock_order",
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
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 100
        }
      ],
      "concreteType": "StockMovementsConnection",
      "kind": "LinkedField",
      "name": "stockMovements",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "StockRows_page"
        }
      ],
      "storageKey": "stockMovements(first:100)"
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "44c83a74e680443255f044cac0cc96ea";

export default node;

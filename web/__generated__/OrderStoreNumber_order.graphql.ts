/**
 * @generated SignedSource<<aa2ba41f72e494464f3257a8e6649518>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OrderStoreNumber_order$data = {
  readonly webOrder: {
    readonly id: string;
    readonly number: string;
    readonly shopLink: string | null | undefined;
  } | null | undefined;
  readonly " $fragmentType": "OrderStoreNumber_order";
};
export type OrderStoreNumber_order$key = {
  readonly " $data"?: OrderStoreNumber_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderStoreNumber_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrderStoreNumber_order",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "WebOrder",
      "kind": "LinkedField",
      "name": "webOrder",
      "plural": false,
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
          "name": "shopLink",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "e1df9a5200cf4cb0f92cb48f050b0c84";

export default node;

/**
 * @generated SignedSource<<ea0a1d42daf0048acb241b42c7f95edd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProductsTable_products$data = ReadonlyArray<{
  readonly approved: number;
  readonly name: string;
  readonly orders: number;
  readonly pieces: number;
  readonly productId: string | null | undefined;
  readonly " $fragmentType": "ProductsTable_products";
}>;
export type ProductsTable_products$key = ReadonlyArray<{
  readonly " $data"?: ProductsTable_products$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProductsTable_products">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "ProductsTable_products",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "productId",
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
      "name": "orders",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "approved",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "pieces",
      "storageKey": null
    }
  ],
  "type": "WebOrderProduct",
  "abstractKey": null
};

(node as any).hash = "37bb331196540685420a081b42c6a22b";

export default node;

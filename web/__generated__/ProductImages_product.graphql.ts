/**
 * @generated SignedSource<<3954f652a9dfddf9d818f883a5ea7ee7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProductImages_product$data = {
  readonly id: string;
  readonly images: ReadonlyArray<{
    readonly id: string;
    readonly large: string;
    readonly medium: string;
  }>;
  readonly name: string;
  readonly version: number;
  readonly " $fragmentType": "ProductImages_product";
};
export type ProductImages_product$key = {
  readonly " $data"?: ProductImages_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProductImages_product">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProductImages_product",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "version",
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
      "concreteType": "StoredFile",
      "kind": "LinkedField",
      "name": "images",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": "medium",
          "args": [
            {
              "kind": "Literal",
              "name": "size",
              "value": "MEDIUM"
            }
          ],
          "kind": "ScalarField",
          "name": "url",
          "storageKey": "url(size:\"MEDIUM\")"
        },
        {
          "alias": "large",
          "args": [
            {
              "kind": "Literal",
              "name": "size",
              "value": "LARGE"
            }
          ],
          "kind": "ScalarField",
          "name": "url",
          "storageKey": "url(size:\"LARGE\")"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Product",
  "abstractKey": null
};
})();

(node as any).hash = "ddeea1f72868743b58b93fcd1d2b515f";

export default node;

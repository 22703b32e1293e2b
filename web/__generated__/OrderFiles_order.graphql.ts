/**
 * @generated SignedSource<<53fb5a32f2b9fb8aecd5e73a9110f8cd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OrderFiles_order$data = {
  readonly files: ReadonlyArray<{
    readonly contentType: string;
    readonly id: string;
    readonly name: string;
    readonly original: string;
    readonly small: string;
  }>;
  readonly id: string;
  readonly version: number;
  readonly " $fragmentType": "OrderFiles_order";
};
export type OrderFiles_order$key = {
  readonly " $data"?: OrderFiles_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderFiles_order">;
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
  "name": "OrderFiles_order",
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
      "concreteType": "StoredFile",
      "kind": "LinkedField",
      "name": "files",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
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
          "name": "contentType",
          "storageKey": null
        },
        {
          "alias": "small",
          "args": [
            {
              "kind": "Literal",
              "name": "size",
              "value": "SMALL"
            }
          ],
          "kind": "ScalarField",
          "name": "url",
          "storageKey": "url(size:\"SMALL\")"
        },
        {
          "alias": "original",
          "args": [
            {
              "kind": "Literal",
              "name": "size",
              "value": "ORIGINAL"
            }
          ],
          "kind": "ScalarField",
          "name": "url",
          "storageKey": "url(size:\"ORIGINAL\")"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Order",
  "abstractKey": null
};
})();

(node as any).hash = "e788eb940e6d63d3b200abf21424b766";

export default node;

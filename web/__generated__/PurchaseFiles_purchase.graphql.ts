/**
 * @generated SignedSource<<dd11994222e7ca6bcdb43f723e22f6a6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PurchaseFiles_purchase$data = {
  readonly files: ReadonlyArray<{
    readonly contentType: string;
    readonly id: string;
    readonly name: string;
    readonly original: string;
    readonly small: string;
  }> | null | undefined;
  readonly id: string;
  readonly version: number;
  readonly " $fragmentType": "PurchaseFiles_purchase";
};
export type PurchaseFiles_purchase$key = {
  readonly " $data"?: PurchaseFiles_purchase$data;
  readonly " $fragmentSpreads": FragmentRefs<"PurchaseFiles_purchase">;
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
  "name": "PurchaseFiles_purchase",
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
  "type": "Purchase",
  "abstractKey": null
};
})();

(node as any).hash = "7d1e5a9a812820f5768ce984d3d8dbe5";

export default node;

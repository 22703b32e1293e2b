/**
 * @generated SignedSource<<030ffef32a0d964c5be4aa8ccbe02a33>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LiabilityFiles_liability$data = {
  readonly files: ReadonlyArray<{
    readonly contentType: string;
    readonly id: string;
    readonly name: string;
    readonly original: string;
    readonly small: string;
  }>;
  readonly id: string;
  readonly version: number;
  readonly " $fragmentType": "LiabilityFiles_liability";
};
export type LiabilityFiles_liability$key = {
  readonly " $data"?: LiabilityFiles_liability$data;
  readonly " $fragmentSpreads": FragmentRefs<"LiabilityFiles_liability">;
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
  "name": "LiabilityFiles_liability",
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
  "type": "Liability",
  "abstractKey": null
};
})();

(node as any).hash = "0efc68025d47a9206e6e247f44037c24";

export default node;

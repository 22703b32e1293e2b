/**
 * @generated SignedSource<<023cc9986624feb90f69914911dd6782>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LineFiles_line$data = {
  readonly files: ReadonlyArray<{
    readonly contentType: string;
    readonly id: string;
    readonly name: string;
    readonly original: string;
    readonly small: string;
  }> | null | undefined;
  readonly isDisputeOpen: boolean;
  readonly lineId: string;
  readonly " $fragmentType": "LineFiles_line";
};
export type LineFiles_line$key = {
  readonly " $data"?: LineFiles_line$data;
  readonly " $fragmentSpreads": FragmentRefs<"LineFiles_line">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LineFiles_line",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lineId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isDisputeOpen",
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
  "type": "StatementLine",
  "abstractKey": null
};

(node as any).hash = "5a5e44edfb7dcd303e285a8e99865528";

export default node;

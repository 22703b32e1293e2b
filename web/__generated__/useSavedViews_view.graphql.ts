/**
 * @generated SignedSource<<d831c38fea9f868a44df420f75d6c083>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useSavedViews_view$data = {
  readonly canChange: boolean;
  readonly canUnshare: boolean;
  readonly columns: ReadonlyArray<{
    readonly id: string;
    readonly isShown: boolean;
    readonly width: number | null | undefined;
  }>;
  readonly id: string;
  readonly isDense: boolean;
  readonly isShared: boolean;
  readonly name: string;
  readonly search: string;
  readonly version: number;
  readonly " $fragmentType": "useSavedViews_view";
};
export type useSavedViews_view$key = {
  readonly " $data"?: useSavedViews_view$data;
  readonly " $fragmentSpreads": FragmentRefs<"useSavedViews_view">;
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
  "name": "useSavedViews_view",
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
      "name": "isShared",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "search",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "SavedViewColumn",
      "kind": "LinkedField",
      "name": "columns",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isShown",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "width",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isDense",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "canChange",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "canUnshare",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "version",
      "storageKey": null
    }
  ],
  "type": "SavedView",
  "abstractKey": null
};
})();

(node as any).hash = "5d153d64d907eb7556ae34f683443894";

export default node;

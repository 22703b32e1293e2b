/**
 * @generated SignedSource<<605f5f93458727dd37f28ec104a933e4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NoBusinessScreen_viewer$data = {
  readonly email: string;
  readonly " $fragmentType": "NoBusinessScreen_viewer";
};
export type NoBusinessScreen_viewer$key = {
  readonly " $data"?: NoBusinessScreen_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"NoBusinessScreen_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NoBusinessScreen_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "email",
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "b6229ce8b3314d48e2c75a829a32de7b";

export default node;

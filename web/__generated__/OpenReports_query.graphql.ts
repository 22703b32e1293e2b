/**
 * @generated SignedSource<<eafb45a6cd438d935e7aae98d634c857>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OpenReports_query$data = {
  readonly openCourierReports: number;
  readonly " $fragmentType": "OpenReports_query";
};
export type OpenReports_query$key = {
  readonly " $data"?: OpenReports_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"OpenReports_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OpenReports_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "openCourierReports",
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "600c69cda56a606a1e7c6ab7af6f88a9";

export default node;

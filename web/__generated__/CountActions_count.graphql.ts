/**
 * @generated SignedSource<<4447297471337e2346f53dee107ddca3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CountStatus = "DISCARDED" | "OPEN" | "POSTED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type CountActions_count$data = {
  readonly id: string;
  readonly status: CountStatus;
  readonly version: number;
  readonly viewerCanPost: boolean;
  readonly " $fragmentType": "CountActions_count";
};
export type CountActions_count$key = {
  readonly " $data"?: CountActions_count$data;
  readonly " $fragmentSpreads": FragmentRefs<"CountActions_count">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CountActions_count",
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
      "name": "version",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanPost",
      "storageKey": null
    }
  ],
  "type": "StockCount",
  "abstractKey": null
};

(node as any).hash = "0f214f89064c1bc9f341c3c73957ed61";

export default node;

/**
 * @generated SignedSource<<fb676d71842cc764fadda907f3057188>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BulkJobProgress_job$data = {
  readonly failed: number;
  readonly ok: number;
  readonly skipped: number;
  readonly total: number;
  readonly " $fragmentType": "BulkJobProgress_job";
};
export type BulkJobProgress_job$key = {
  readonly " $data"?: BulkJobProgress_job$data;
  readonly " $fragmentSpreads": FragmentRefs<"BulkJobProgress_job">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BulkJobProgress_job",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "total",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "ok",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "skipped",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "failed",
      "storageKey": null
    }
  ],
  "type": "BulkJob",
  "abstractKey": null
};

(node as any).hash = "732b6d3262e33294470b8e0362d64a90";

export default node;

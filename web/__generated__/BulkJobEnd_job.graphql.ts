/**
 * @generated SignedSource<<c086f1c47c72187299dd8ed905439c17>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BulkJobStatus = "DONE" | "RUNNING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type BulkJobEnd_job$data = {
  readonly failed: number;
  readonly ok: number;
  readonly skipped: number;
  readonly status: BulkJobStatus;
  readonly " $fragmentType": "BulkJobEnd_job";
};
export type BulkJobEnd_job$key = {
  readonly " $data"?: BulkJobEnd_job$data;
  readonly " $fragmentSpreads": FragmentRefs<"BulkJobEnd_job">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BulkJobEnd_job",
  "selections": [
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

(node as any).hash = "570b438f36825d5e9040111705846888";

export default node;

/**
 * @generated SignedSource<<53c774570f8f3cac63405e600ccd298e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AuditTimeline_entries$data = ReadonlyArray<{
  readonly actorName: string;
  readonly at: string;
  readonly summary: string;
  readonly " $fragmentType": "AuditTimeline_entries";
}>;
export type AuditTimeline_entries$key = ReadonlyArray<{
  readonly " $data"?: AuditTimeline_entries$data;
  readonly " $fragmentSpreads": FragmentRefs<"AuditTimeline_entries">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "AuditTimeline_entries",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "summary",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "actorName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "at",
      "storageKey": null
    }
  ],
  "type": "TimelineEntry",
  "abstractKey": null
};

(node as any).hash = "aa9aa687500ff7252b04642a10061a88";

export default node;

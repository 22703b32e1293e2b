/**
 * @generated SignedSource<<c2a86e356e79c071a3c0ce0e1b1890eb>>
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
  readonly message: string;
  readonly messageKey: string;
  readonly messageValues: Record<string, unknown>;
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
      "alias": "message",
      "args": null,
      "kind": "ScalarField",
      "name": "summary",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "messageKey",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "messageValues",
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

(node as any).hash = "bd29573d768575ade9da279db64bcc41";

export default node;

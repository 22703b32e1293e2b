/**
 * @generated SignedSource<<d07469a222a1c448f7220c52b6ebf286>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WebOrderTimeline_order$data = {
  readonly timeline: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"AuditTimeline_entries">;
  }>;
  readonly " $fragmentType": "WebOrderTimeline_order";
};
export type WebOrderTimeline_order$key = {
  readonly " $data"?: WebOrderTimeline_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"WebOrderTimeline_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WebOrderTimeline_order",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "TimelineEntry",
      "kind": "LinkedField",
      "name": "timeline",
      "plural": true,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "AuditTimeline_entries"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "WebOrder",
  "abstractKey": null
};

(node as any).hash = "a81c2042294e7703ed43413beeb578e6";

export default node;

/**
 * @generated SignedSource<<7b14e248d7fceeef2af75ae51ecf3d60>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WebOrderTimeline_order$data = {
  readonly timeline: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly " $fragmentSpreads": FragmentRefs<"AuditTimeline_entries">;
      };
    }>;
  };
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
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 100
        }
      ],
      "concreteType": "TimelineConnection",
      "kind": "LinkedField",
      "name": "timeline",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "TimelineEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "TimelineEntry",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
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
          "storageKey": null
        }
      ],
      "storageKey": "timeline(first:100)"
    }
  ],
  "type": "WebOrder",
  "abstractKey": null
};

(node as any).hash = "8480eec0a3e185344cc4b9fbf353f30c";

export default node;

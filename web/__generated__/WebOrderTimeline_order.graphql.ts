/**
 * @generated SignedSource<<1d4656e773c892dfdd2ad9d52a3f0778>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WebOrderTimeline_order$data = {
  readonly id: string;
  readonly timeline: {
    readonly " $fragmentSpreads": FragmentRefs<"AuditTimeline_timeline">;
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
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
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
          "args": null,
          "kind": "FragmentSpread",
          "name": "AuditTimeline_timeline"
        }
      ],
      "storageKey": "timeline(first:100)"
    }
  ],
  "type": "WebOrder",
  "abstractKey": null
};

(node as any).hash = "fee04118e2a61d66ec7930a3c594d05d";

export default node;

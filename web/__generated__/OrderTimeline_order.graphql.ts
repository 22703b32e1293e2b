/**
 * @generated SignedSource<<880ba9350a6fd196051b1ed80cc7611d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OrderTimeline_order$data = {
  readonly id: string;
  readonly timeline: {
    readonly " $fragmentSpreads": FragmentRefs<"AuditTimeline_timeline">;
  };
  readonly " $fragmentType": "OrderTimeline_order";
};
export type OrderTimeline_order$key = {
  readonly " $data"?: OrderTimeline_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderTimeline_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrderTimeline_order",
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
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "e7e20509473f1fbc248424b736d6e6f4";

export default node;

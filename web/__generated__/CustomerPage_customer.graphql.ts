/**
 * @generated SignedSource<<582dd790cd303b1721d1fb69b34b1267>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BlockAction = "ALLOW" | "BLOCK" | "HOLD" | "PREPAY" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type CustomerPage_customer$data = {
  readonly block: {
    readonly action: BlockAction;
  } | null | undefined;
  readonly id: string;
  readonly name: string;
  readonly note: string;
  readonly phone: string;
  readonly smsOptOut: boolean;
  readonly tags: ReadonlyArray<string>;
  readonly timeline: {
    readonly " $fragmentSpreads": FragmentRefs<"AuditTimeline_timeline">;
  };
  readonly version: number;
  readonly " $fragmentSpreads": FragmentRefs<"CustomerContact_customer" | "CustomerDoubts_customer" | "CustomerFigures_customer">;
  readonly " $fragmentType": "CustomerPage_customer";
};
export type CustomerPage_customer$key = {
  readonly " $data"?: CustomerPage_customer$data;
  readonly " $fragmentSpreads": FragmentRefs<"CustomerPage_customer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CustomerPage_customer",
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
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "phone",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "note",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "tags",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "smsOptOut",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CallerBlock",
      "kind": "LinkedField",
      "name": "block",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "action",
          "storageKey": null
        }
      ],
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
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CustomerContact_customer"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CustomerDoubts_customer"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CustomerFigures_customer"
    }
  ],
  "type": "Customer",
  "abstractKey": null
};

(node as any).hash = "d0fd0b783eb84f15a2dc2ef09d0be689";

export default node;

/**
 * @generated SignedSource<<fbb7c3cc0200ef9c5507806dd5789cfa>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type DigestKind = "DELAYED" | "DUE_HOLDS" | "LATE_RETURNS" | "LOW_STOCK" | "OVERDUE_TASKS" | "TO_CONFIRM" | "TO_PACK" | "TO_SHIP" | "UNSETTLED" | "WEB_ORDERS" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type useDigest_digest$data = {
  readonly comparedTo: string | null | undefined;
  readonly day: string | null | undefined;
  readonly isRead: boolean;
  readonly isWanted: boolean;
  readonly lines: ReadonlyArray<{
    readonly before: number | null | undefined;
    readonly count: number;
    readonly kind: DigestKind;
  }>;
  readonly madeAt: string | null | undefined;
  readonly " $fragmentType": "useDigest_digest";
};
export type useDigest_digest$key = {
  readonly " $data"?: useDigest_digest$data;
  readonly " $fragmentSpreads": FragmentRefs<"useDigest_digest">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useDigest_digest",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isWanted",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "day",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "madeAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isRead",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "comparedTo",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "DigestLine",
      "kind": "LinkedField",
      "name": "lines",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "kind",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "count",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "before",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "DailyDigest",
  "abstractKey": null
};

(node as any).hash = "e9783f9f17f116fb68be72d193a87106";

export default node;

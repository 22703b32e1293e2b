/**
 * @generated SignedSource<<c09e3ac716188df9a1207eca4d3ac7f0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type JournalRows_entries$data = ReadonlyArray<{
  readonly at: string;
  readonly description: string;
  readonly lines: ReadonlyArray<{
    readonly account: string;
    readonly credit: number;
    readonly debit: number;
  }>;
  readonly " $fragmentType": "JournalRows_entries";
}>;
export type JournalRows_entries$key = ReadonlyArray<{
  readonly " $data"?: JournalRows_entries$data;
  readonly " $fragmentSpreads": FragmentRefs<"JournalRows_entries">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "JournalRows_entries",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "description",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "at",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "JournalLine",
      "kind": "LinkedField",
      "name": "lines",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "account",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "debit",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "credit",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "JournalEntry",
  "abstractKey": null
};

(node as any).hash = "8febabb60d6dbdbb23dc1aa1fee2e5a7";

export default node;

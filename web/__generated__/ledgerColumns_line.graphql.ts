/**
 * @generated SignedSource<<59d539cd293d2dbfbcbd984aea732740>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ledgerColumns_line$data = {
  readonly balance: number | null | undefined;
  readonly credit: number;
  readonly day: string;
  readonly debit: number;
  readonly description: string;
  readonly id: string;
  readonly isReconciled: boolean;
  readonly isReversal: boolean;
  readonly isReversed: boolean;
  readonly partyName: string;
  readonly source: {
    readonly recordId: string;
    readonly type: string;
  };
  readonly " $fragmentType": "ledgerColumns_line";
};
export type ledgerColumns_line$key = {
  readonly " $data"?: ledgerColumns_line$data;
  readonly " $fragmentSpreads": FragmentRefs<"ledgerColumns_line">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ledgerColumns_line",
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
      "name": "day",
      "storageKey": null
    },
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
      "name": "partyName",
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "balance",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isReversal",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isReversed",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isReconciled",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "EntrySource",
      "kind": "LinkedField",
      "name": "source",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "type",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "recordId",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "LedgerLine",
  "abstractKey": null
};

(node as any).hash = "bfad5aef6963589277e41e01bbd2927b";

export default node;

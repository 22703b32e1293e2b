/**
 * @generated SignedSource<<61fc0be57e2f665c9e0f5fe93a7650b1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type entryColumns_line$data = {
  readonly accountName: string;
  readonly credit: number;
  readonly day: string;
  readonly debit: number;
  readonly id: string;
  readonly isReversal: boolean;
  readonly isReversed: boolean;
  readonly message: string;
  readonly messageKey: string;
  readonly messageValues: Record<string, unknown>;
  readonly partyName: string;
  readonly source: {
    readonly recordId: string;
    readonly type: string;
  };
  readonly " $fragmentType": "entryColumns_line";
};
export type entryColumns_line$key = {
  readonly " $data"?: entryColumns_line$data;
  readonly " $fragmentSpreads": FragmentRefs<"entryColumns_line">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "entryColumns_line",
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
      "alias": "message",
      "args": null,
      "kind": "ScalarField",
      "name": "description",
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
      "name": "partyName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "accountName",
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

(node as any).hash = "97bc72dcdbc06e60fd3e6e4aed5e98c3";

export default node;

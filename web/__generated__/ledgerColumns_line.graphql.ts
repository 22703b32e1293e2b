/**
 * @generated SignedSource<<9824dab63b01d6701a6f3599c0317d94>>
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
  readonly id: string;
  readonly isReconciled: boolean;
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

(node as any).hash = "606ea713e36d24ac61bc59087f79f4d9";

export default node;

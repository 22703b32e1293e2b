/**
 * @generated SignedSource<<da118070fc7a4038815e9b3f498beb1d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OrderJournal_order$data = {
  readonly journal: ReadonlyArray<{
    readonly at: string;
    readonly description: string;
    readonly lines: ReadonlyArray<{
      readonly account: string;
      readonly credit: number;
      readonly debit: number;
    }>;
  }> | null | undefined;
  readonly " $fragmentType": "OrderJournal_order";
};
export type OrderJournal_order$key = {
  readonly " $data"?: OrderJournal_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderJournal_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrderJournal_order",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "JournalEntry",
      "kind": "LinkedField",
      "name": "journal",
      "plural": true,
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
      "storageKey": null
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "8ab2873e94607a8f8ed156f7a7b2c400";

export default node;

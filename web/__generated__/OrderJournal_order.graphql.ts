/**
 * @generated SignedSource<<16afd54ac4fc9e465e20e9ed806036d1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OrderJournal_order$data = {
  readonly id: string;
  readonly journal: {
    readonly " $fragmentSpreads": FragmentRefs<"JournalRows_page">;
  } | null | undefined;
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
          "value": 50
        }
      ],
      "concreteType": "JournalConnection",
      "kind": "LinkedField",
      "name": "journal",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "JournalRows_page"
        }
      ],
      "storageKey": "journal(first:50)"
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "1202eca56ff5ae27b63a78635b0a05cc";

export default node;

/**
 * @generated SignedSource<<febe5654dd151c93f968453cecc6c456>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PurchaseStatus = "DRAFT" | "ORDERED" | "PART_RECEIVED" | "RECEIVED" | "VOID" | "%future added value";
export type PurchaseStep = "EDIT" | "ORDER" | "PAY" | "RECEIVE" | "RETURN" | "VOID" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type purchaseFacts_purchase$data = {
  readonly discount: number | null | undefined;
  readonly due: number | null | undefined;
  readonly extraCost: number | null | undefined;
  readonly id: string;
  readonly itemCount: number;
  readonly itemsTotal: number | null | undefined;
  readonly journal: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"JournalRows_entries">;
  }> | null | undefined;
  readonly lines: ReadonlyArray<{
    readonly id: string;
    readonly quantity: number;
    readonly received: number;
    readonly returned: number;
  }>;
  readonly nextSteps: ReadonlyArray<PurchaseStep>;
  readonly paid: number | null | undefined;
  readonly receivedCount: number;
  readonly returnedTotal: number | null | undefined;
  readonly status: PurchaseStatus;
  readonly stockMovements: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"StockRows_movements">;
  }>;
  readonly timeline: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"AuditTimeline_entries">;
  }>;
  readonly total: number | null | undefined;
  readonly version: number;
  readonly voidReason: string | null | undefined;
  readonly " $fragmentType": "purchaseFacts_purchase";
};
export type purchaseFacts_purchase$key = {
  readonly " $data"?: purchaseFacts_purchase$data;
  readonly " $fragmentSpreads": FragmentRefs<"purchaseFacts_purchase">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "purchaseFacts_purchase",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
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
      "name": "nextSteps",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "receivedCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "itemCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "itemsTotal",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "discount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "extraCost",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "total",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "returnedTotal",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "paid",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "due",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "voidReason",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PurchaseLine",
      "kind": "LinkedField",
      "name": "lines",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "received",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "returned",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "quantity",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "TimelineEntry",
      "kind": "LinkedField",
      "name": "timeline",
      "plural": true,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "AuditTimeline_entries"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "StockMovement",
      "kind": "LinkedField",
      "name": "stockMovements",
      "plural": true,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "StockRows_movements"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "JournalEntry",
      "kind": "LinkedField",
      "name": "journal",
      "plural": true,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "JournalRows_entries"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Purchase",
  "abstractKey": null
};
})();

(node as any).hash = "a3f3627c800b5f670463cc90961ee31c";

export default node;

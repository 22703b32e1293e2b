/**
 * @generated SignedSource<<890a32c15737a55abcc339c5aac43fff>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PurchaseStatus = "DRAFT" | "ORDERED" | "PART_RECEIVED" | "RECEIVED" | "VOID" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type PurchasePage_purchase$data = {
  readonly billDay: string;
  readonly billNumber: string;
  readonly createdByName: string;
  readonly id: string;
  readonly journal: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"JournalRows_entries">;
  }> | null | undefined;
  readonly location: {
    readonly name: string;
  };
  readonly note: string;
  readonly number: number;
  readonly status: PurchaseStatus;
  readonly stockMovements: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"StockRows_movements">;
  }>;
  readonly supplier: {
    readonly name: string;
    readonly phone: string;
  };
  readonly timeline: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"AuditTimeline_entries">;
  }>;
  readonly voidReason: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"PurchaseActions_purchase" | "PurchaseItems_purchase">;
  readonly " $fragmentType": "PurchasePage_purchase";
};
export type PurchasePage_purchase$key = {
  readonly " $data"?: PurchasePage_purchase$data;
  readonly " $fragmentSpreads": FragmentRefs<"PurchasePage_purchase">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PurchasePage_purchase",
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
      "name": "number",
      "storageKey": null
    },
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
      "name": "billNumber",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "billDay",
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
      "name": "voidReason",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdByName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Supplier",
      "kind": "LinkedField",
      "name": "supplier",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "phone",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Location",
      "kind": "LinkedField",
      "name": "location",
      "plural": false,
      "selections": [
        (v0/*:: as any*/)
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
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PurchaseActions_purchase"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PurchaseItems_purchase"
    }
  ],
  "type": "Purchase",
  "abstractKey": null
};
})();

(node as any).hash = "48e8212004219fb3e716cf8d623b23e5";

export default node;

/**
 * @generated SignedSource<<016a90e039381f57ff30fe089ad2fc82>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AdjustmentReason = "COUNT_CORRECTION" | "DAMAGED" | "EXPIRED" | "LOST" | "PERSONAL_USE" | "SAMPLE" | "SUPPLIER_RETURN" | "%future added value";
export type AdjustmentStatus = "POSTED" | "REJECTED" | "REVERSED" | "WAITING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type DecreasePage_adjustment$data = {
  readonly createdByName: string;
  readonly decidedByName: string;
  readonly id: string;
  readonly journal: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"JournalRows_entries">;
  }> | null | undefined;
  readonly lines: ReadonlyArray<{
    readonly name: string;
    readonly quantity: number;
    readonly sku: string;
  }>;
  readonly location: {
    readonly name: string;
  };
  readonly note: string;
  readonly number: number;
  readonly reason: AdjustmentReason;
  readonly status: AdjustmentStatus;
  readonly stockMovements: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"StockRows_movements">;
  }>;
  readonly timeline: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"AuditTimeline_entries">;
  }>;
  readonly value: number | null | undefined;
  readonly version: number;
  readonly viewerCanDecide: boolean;
  readonly " $fragmentType": "DecreasePage_adjustment";
};
export type DecreasePage_adjustment$key = {
  readonly " $data"?: DecreasePage_adjustment$data;
  readonly " $fragmentSpreads": FragmentRefs<"DecreasePage_adjustment">;
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
  "name": "DecreasePage_adjustment",
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
      "name": "reason",
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
      "name": "note",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "value",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanDecide",
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
      "kind": "ScalarField",
      "name": "decidedByName",
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
      "concreteType": "StockAdjustmentLine",
      "kind": "LinkedField",
      "name": "lines",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "sku",
          "storageKey": null
        },
        (v0/*:: as any*/),
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
  "type": "StockAdjustment",
  "abstractKey": null
};
})();

(node as any).hash = "1c2484e65769cd9b495449b1fa933289";

export default node;

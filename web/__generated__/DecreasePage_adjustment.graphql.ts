/**
 * @generated SignedSource<<422f1c7bc8ca92dc7bcb6dbe231d661f>>
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
  readonly heldBySupplier: number | null | undefined;
  readonly id: string;
  readonly journal: {
    readonly " $fragmentSpreads": FragmentRefs<"JournalRows_page">;
  } | null | undefined;
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
  readonly photos: ReadonlyArray<{
    readonly id: string;
    readonly large: string;
    readonly medium: string;
  }>;
  readonly reason: AdjustmentReason;
  readonly shortages: ReadonlyArray<{
    readonly available: number;
    readonly sku: string;
  }>;
  readonly status: AdjustmentStatus;
  readonly stockMovements: {
    readonly " $fragmentSpreads": FragmentRefs<"StockRows_page">;
  };
  readonly timeline: {
    readonly " $fragmentSpreads": FragmentRefs<"AuditTimeline_timeline">;
  };
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
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "sku",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v3 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 100
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DecreasePage_adjustment",
  "selections": [
    (v0/*:: as any*/),
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
      "name": "heldBySupplier",
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
      "concreteType": "StockAdjustmentShortage",
      "kind": "LinkedField",
      "name": "shortages",
      "plural": true,
      "selections": [
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "available",
          "storageKey": null
        }
      ],
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
        (v2/*:: as any*/)
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
        (v1/*:: as any*/),
        (v2/*:: as any*/),
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
      "concreteType": "StoredFile",
      "kind": "LinkedField",
      "name": "photos",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": "medium",
          "args": [
            {
              "kind": "Literal",
              "name": "size",
              "value": "MEDIUM"
            }
          ],
          "kind": "ScalarField",
          "name": "url",
          "storageKey": "url(size:\"MEDIUM\")"
        },
        {
          "alias": "large",
          "args": [
            {
              "kind": "Literal",
              "name": "size",
              "value": "LARGE"
            }
          ],
          "kind": "ScalarField",
          "name": "url",
          "storageKey": "url(size:\"LARGE\")"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": (v3/*:: as any*/),
      "concreteType": "TimelineConnection",
      "kind": "LinkedField",
      "name": "timeline",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "AuditTimeline_timeline"
        }
      ],
      "storageKey": "timeline(first:100)"
    },
    {
      "alias": null,
      "args": (v3/*:: as any*/),
      "concreteType": "StockMovementsConnection",
      "kind": "LinkedField",
      "name": "stockMovements",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "StockRows_page"
        }
      ],
      "storageKey": "stockMovements(first:100)"
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
  "type": "StockAdjustment",
  "abstractKey": null
};
})();

(node as any).hash = "c96caa7bdee64faf2809c9e0c2a29fb0";

export default node;

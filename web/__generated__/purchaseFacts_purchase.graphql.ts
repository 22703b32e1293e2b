/**
 * @generated SignedSource<<6974fb609a9179b7b4b3d66c74036cd0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PurchaseStatus = "DRAFT" | "ORDERED" | "PART_RECEIVED" | "RECEIVED" | "VOID" | "%future added value";
export type PurchaseStep = "CORRECT" | "EDIT" | "ORDER" | "PAY" | "RECEIVE" | "REFUND" | "RETURN" | "VOID" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type purchaseFacts_purchase$data = {
  readonly discount: number | null | undefined;
  readonly due: number | null | undefined;
  readonly extraCost: number | null | undefined;
  readonly id: string;
  readonly itemCount: number;
  readonly itemsTotal: number | null | undefined;
  readonly journal: {
    readonly " $fragmentSpreads": FragmentRefs<"JournalRows_page">;
  } | null | undefined;
  readonly lines: ReadonlyArray<{
    readonly id: string;
    readonly landedCost: number | null | undefined;
    readonly quantity: number;
    readonly received: number;
    readonly returned: number;
    readonly unitCost: number | null | undefined;
  }>;
  readonly nextSteps: ReadonlyArray<PurchaseStep>;
  readonly paid: number | null | undefined;
  readonly receivedCount: number;
  readonly returnedTotal: number | null | undefined;
  readonly status: PurchaseStatus;
  readonly stockMovements: {
    readonly " $fragmentSpreads": FragmentRefs<"StockRows_page">;
  };
  readonly timeline: {
    readonly " $fragmentSpreads": FragmentRefs<"AuditTimeline_timeline">;
  };
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
},
v1 = [
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
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "unitCost",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "landedCost",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": (v1/*:: as any*/),
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
      "args": (v1/*:: as any*/),
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
  "type": "Purchase",
  "abstractKey": null
};
})();

(node as any).hash = "0aa702fc117e0dabf4e6cb436fcd5c38";

export default node;

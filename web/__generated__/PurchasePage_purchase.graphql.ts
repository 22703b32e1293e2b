/**
 * @generated SignedSource<<fb6e3cd460063401f3f197e5628c119a>>
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
  readonly journal: {
    readonly " $fragmentSpreads": FragmentRefs<"JournalRows_page">;
  } | null | undefined;
  readonly location: {
    readonly name: string;
  };
  readonly note: string;
  readonly number: number;
  readonly status: PurchaseStatus;
  readonly stockMovements: {
    readonly " $fragmentSpreads": FragmentRefs<"StockRows_page">;
  };
  readonly supplier: {
    readonly id: string;
    readonly name: string;
    readonly phone: string | null | undefined;
  };
  readonly timeline: {
    readonly " $fragmentSpreads": FragmentRefs<"AuditTimeline_timeline">;
  };
  readonly voidReason: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"PurchaseActions_purchase" | "PurchaseFiles_purchase" | "PurchaseItems_purchase" | "PurchaseSheet_purchase">;
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
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v2 = [
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
  "name": "PurchasePage_purchase",
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
        (v1/*:: as any*/),
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
        (v1/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": (v2/*:: as any*/),
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
      "args": (v2/*:: as any*/),
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
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PurchaseSheet_purchase"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PurchaseFiles_purchase"
    }
  ],
  "type": "Purchase",
  "abstractKey": null
};
})();

(node as any).hash = "965c82c80dd01a42ef84554281852a26";

export default node;

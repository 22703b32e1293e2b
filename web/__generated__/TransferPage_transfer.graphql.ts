/**
 * @generated SignedSource<<5762cb75066261b8348b034a6adec240>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type TransferStatus = "CANCELLED" | "RECEIVED" | "SENT" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type TransferPage_transfer$data = {
  readonly closeReason: string;
  readonly closedAt: string | null | undefined;
  readonly closedByName: string;
  readonly createdByName: string;
  readonly from: {
    readonly name: string;
  };
  readonly id: string;
  readonly journal: {
    readonly " $fragmentSpreads": FragmentRefs<"JournalRows_page">;
  } | null | undefined;
  readonly lines: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
    readonly quantity: number;
    readonly received: number | null | undefined;
    readonly sku: string;
  }>;
  readonly note: string;
  readonly number: number;
  readonly status: TransferStatus;
  readonly stockMovements: {
    readonly " $fragmentSpreads": FragmentRefs<"StockRows_page">;
  };
  readonly timeline: {
    readonly " $fragmentSpreads": FragmentRefs<"AuditTimeline_timeline">;
  };
  readonly to: {
    readonly name: string;
  };
  readonly value: number | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"TransferActions_transfer">;
  readonly " $fragmentType": "TransferPage_transfer";
};
export type TransferPage_transfer$key = {
  readonly " $data"?: TransferPage_transfer$data;
  readonly " $fragmentSpreads": FragmentRefs<"TransferPage_transfer">;
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
  (v1/*:: as any*/)
],
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
  "name": "TransferPage_transfer",
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
      "name": "note",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "closeReason",
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
      "name": "createdByName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "closedByName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "closedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Location",
      "kind": "LinkedField",
      "name": "from",
      "plural": false,
      "selections": (v2/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Location",
      "kind": "LinkedField",
      "name": "to",
      "plural": false,
      "selections": (v2/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "StockTransferLine",
      "kind": "LinkedField",
      "name": "lines",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "sku",
          "storageKey": null
        },
        (v1/*:: as any*/),
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
          "name": "received",
          "storageKey": null
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
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "TransferActions_transfer"
    }
  ],
  "type": "StockTransfer",
  "abstractKey": null
};
})();

(node as any).hash = "f83c2f6334c775ffeac2674f8f438b7f";

export default node;

/**
 * @generated SignedSource<<94a164637f979ea52424d7bd550b79b2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type TransferStatus = "CANCELLED" | "RECEIVED" | "SENT" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type transferFacts_transfer$data = {
  readonly closeReason: string;
  readonly closedAt: string | null | undefined;
  readonly closedByName: string;
  readonly id: string;
  readonly journal: {
    readonly " $fragmentSpreads": FragmentRefs<"JournalRows_page">;
  } | null | undefined;
  readonly lines: ReadonlyArray<{
    readonly id: string;
    readonly received: number | null | undefined;
  }>;
  readonly receivedCount: number;
  readonly status: TransferStatus;
  readonly stockMovements: {
    readonly " $fragmentSpreads": FragmentRefs<"StockRows_page">;
  };
  readonly timeline: {
    readonly " $fragmentSpreads": FragmentRefs<"AuditTimeline_timeline">;
  };
  readonly version: number;
  readonly " $fragmentType": "transferFacts_transfer";
};
export type transferFacts_transfer$key = {
  readonly " $data"?: transferFacts_transfer$data;
  readonly " $fragmentSpreads": FragmentRefs<"transferFacts_transfer">;
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
  "name": "transferFacts_transfer",
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
      "name": "receivedCount",
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
          "name": "received",
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
  "type": "StockTransfer",
  "abstractKey": null
};
})();

(node as any).hash = "b3c773a49f4f41c21b23619624af2213";

export default node;

/**
 * @generated SignedSource<<3ea65652a2b0b588392bb3cf4d239a2e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type WebOrderStatus = "APPROVED" | "BLOCKED" | "CANCELLED" | "COMPLETED" | "DUPLICATE" | "FAKE" | "INCOMPLETE" | "NO_ANSWER" | "ON_HOLD" | "PROCESSING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type OpenCall_order$data = {
  readonly address: string;
  readonly attempts: number;
  readonly canDecide: boolean;
  readonly cancelReason: string | null | undefined;
  readonly claim: {
    readonly isMine: boolean;
    readonly name: string;
    readonly until: string;
  } | null | undefined;
  readonly customerName: string;
  readonly district: string;
  readonly id: string;
  readonly itemSummary: string;
  readonly number: string;
  readonly otherPhone: string;
  readonly paidInShop: number | null | undefined;
  readonly phone: string;
  readonly prepayOnly: boolean;
  readonly refunded: number;
  readonly riskScore: number;
  readonly siteName: string;
  readonly status: WebOrderStatus;
  readonly total: number;
  readonly version: number;
  readonly " $fragmentSpreads": FragmentRefs<"ApproveWithAdvanceDialog_order" | "CallFacts_order" | "CallHistory_order" | "DeskLines_order" | "EditCustomerDialog_order" | "RiskReasons_order" | "SamePhone_order" | "Track_order">;
  readonly " $fragmentType": "OpenCall_order";
};
export type OpenCall_order$key = {
  readonly " $data"?: OpenCall_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"OpenCall_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OpenCall_order",
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
      "name": "version",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "siteName",
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
      "name": "customerName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "phone",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "otherPhone",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "address",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "district",
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
      "name": "refunded",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "paidInShop",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "prepayOnly",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "itemSummary",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "cancelReason",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "attempts",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "canDecide",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "WebOrderClaim",
      "kind": "LinkedField",
      "name": "claim",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "until",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isMine",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "riskScore",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ApproveWithAdvanceDialog_order"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "EditCustomerDialog_order"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RiskReasons_order"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DeskLines_order"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Track_order"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CallHistory_order"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CallFacts_order"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SamePhone_order"
    }
  ],
  "type": "WebOrder",
  "abstractKey": null
};

(node as any).hash = "20028f5b86828b516804925e6c3bd805";

export default node;

/**
 * @generated SignedSource<<a503d871bcd27b5526a1031f37ada21a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type WebOrderStatus = "APPROVED" | "BLOCKED" | "CANCELLED" | "COMPLETED" | "DUPLICATE" | "FAKE" | "INCOMPLETE" | "NO_ANSWER" | "ON_HOLD" | "PROCESSING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type WebOrderPage_order$data = {
  readonly canDecide: boolean;
  readonly dateCreated: string;
  readonly id: string;
  readonly number: string;
  readonly siteName: string;
  readonly status: WebOrderStatus;
  readonly " $fragmentSpreads": FragmentRefs<"RiskReasons_order" | "WebOrderActions_order" | "WebOrderCustomer_order" | "WebOrderFacts_order" | "WebOrderLines_order" | "WebOrderMoney_order" | "WebOrderNotices_order" | "WebOrderTimeline_order">;
  readonly " $fragmentType": "WebOrderPage_order";
};
export type WebOrderPage_order$key = {
  readonly " $data"?: WebOrderPage_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"WebOrderPage_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WebOrderPage_order",
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
      "name": "dateCreated",
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "RiskReasons_order"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "WebOrderActions_order"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "WebOrderNotices_order"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "WebOrderLines_order"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "WebOrderMoney_order"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "WebOrderFacts_order"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "WebOrderCustomer_order"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "WebOrderTimeline_order"
    }
  ],
  "type": "WebOrder",
  "abstractKey": null
};

(node as any).hash = "8c61ba30f06490f956a4d84eb3860c31";

export default node;

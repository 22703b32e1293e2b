/**
 * @generated SignedSource<<313786937d68fc72b9cefb38cd20418b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type SettlementStatus = "DISPUTED" | "NA" | "PARTIAL" | "SETTLED" | "UNSETTLED" | "WRITTEN_OFF" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type notSettledColumns_order$data = {
  readonly amount: number | null | undefined;
  readonly courierName: string | null | undefined;
  readonly customerName: string;
  readonly deliveredAt: string | null | undefined;
  readonly id: string;
  readonly isInDisputeAboutCharges: boolean;
  readonly orderId: string;
  readonly phone: string;
  readonly reference: string;
  readonly settlementStatus: SettlementStatus;
  readonly snooze: {
    readonly note: string;
    readonly until: string;
  } | null | undefined;
  readonly trackingCode: string | null | undefined;
  readonly " $fragmentType": "notSettledColumns_order";
};
export type notSettledColumns_order$key = {
  readonly " $data"?: notSettledColumns_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"notSettledColumns_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "notSettledColumns_order",
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
      "name": "orderId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "reference",
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
      "name": "courierName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "trackingCode",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "deliveredAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "amount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "settlementStatus",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isInDisputeAboutCharges",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "SettlementSnooze",
      "kind": "LinkedField",
      "name": "snooze",
      "plural": false,
      "selections": [
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
          "name": "note",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "NotSettledOrder",
  "abstractKey": null
};

(node as any).hash = "347b4353670d4798fceb562886a39982";

export default node;

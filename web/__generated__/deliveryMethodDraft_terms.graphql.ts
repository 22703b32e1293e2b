/**
 * @generated SignedSource<<88cc1f7ed0d7b1ca4707ef566bbe9014>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CourierProvider = "PATHAO" | "REDX" | "STEADFAST" | "%future added value";
export type ParcelStatus = "APPROVAL_PENDING" | "BOOKED" | "CANCELLED" | "DELIVERED" | "IN_TRANSIT" | "LOST" | "ON_HOLD" | "OUT_FOR_DELIVERY" | "PAID_RETURN" | "PARTIAL" | "PICKED" | "RETURNED" | "RETURNING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type deliveryMethodDraft_terms$data = {
  readonly baseKg: number;
  readonly codPercent: number | null | undefined;
  readonly districts: ReadonlyArray<string>;
  readonly extraKgCharge: number | null | undefined;
  readonly graceDays: number;
  readonly hasWebhookSecret: boolean;
  readonly insideCharge: number | null | undefined;
  readonly maskedKey: string | null | undefined;
  readonly outsideCharge: number | null | undefined;
  readonly payoutDays: number;
  readonly provider: CourierProvider | null | undefined;
  readonly returnPercent: number | null | undefined;
  readonly statusMap: ReadonlyArray<{
    readonly raw: string;
    readonly status: ParcelStatus;
  }>;
  readonly storeId: string;
  readonly suburbCharge: number | null | undefined;
  readonly tolerance: number;
  readonly trackingUrl: string;
  readonly webhookUrl: string;
  readonly " $fragmentType": "deliveryMethodDraft_terms";
};
export type deliveryMethodDraft_terms$key = {
  readonly " $data"?: deliveryMethodDraft_terms$data;
  readonly " $fragmentSpreads": FragmentRefs<"deliveryMethodDraft_terms">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "deliveryMethodDraft_terms",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "provider",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "storeId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "insideCharge",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "suburbCharge",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "outsideCharge",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "baseKg",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "extraKgCharge",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "codPercent",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "returnPercent",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "payoutDays",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "graceDays",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "tolerance",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "trackingUrl",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "districts",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CourierWord",
      "kind": "LinkedField",
      "name": "statusMap",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "raw",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "status",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "maskedKey",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "webhookUrl",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hasWebhookSecret",
      "storageKey": null
    }
  ],
  "type": "CourierTerms",
  "abstractKey": null
};

(node as any).hash = "f27c5762daf9ca7ea0b32135980fd18b";

export default node;

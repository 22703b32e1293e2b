/**
 * @generated SignedSource<<2859f6fad3c7f34d9b734ef8cb04b9b2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ReservationTiming = "CONFIRMATION" | "ORDER" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type useBusinessSettings_business$data = {
  readonly address: string;
  readonly allowsBackorder: boolean;
  readonly codFeePercent: number | null | undefined;
  readonly deliveryFeeExtraKg: number;
  readonly deliveryFeeInside: number;
  readonly deliveryFeeOutside: number;
  readonly deliveryFeeSuburb: number;
  readonly deliveryIncludedKg: number;
  readonly hotline: string | null | undefined;
  readonly name: string;
  readonly orderPrefix: string;
  readonly packagingCost: number | null | undefined;
  readonly reservationTiming: ReservationTiming;
  readonly restockDays: number;
  readonly version: number;
  readonly " $fragmentType": "useBusinessSettings_business";
};
export type useBusinessSettings_business$key = {
  readonly " $data"?: useBusinessSettings_business$data;
  readonly " $fragmentSpreads": FragmentRefs<"useBusinessSettings_business">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useBusinessSettings_business",
  "selections": [
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
      "name": "name",
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
      "name": "hotline",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "orderPrefix",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "deliveryFeeInside",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "deliveryFeeSuburb",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "deliveryFeeOutside",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "deliveryIncludedKg",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "deliveryFeeExtraKg",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "packagingCost",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "codFeePercent",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "reservationTiming",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "allowsBackorder",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "restockDays",
      "storageKey": null
    }
  ],
  "type": "Business",
  "abstractKey": null
};

(node as any).hash = "2ce5b57ebc7f1db7cca013a30dc0d9e2";

export default node;

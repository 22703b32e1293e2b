/**
 * @generated SignedSource<<6932706fb3154e4610db27bb26270290>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type SubscriptionTier = "BASIC" | "ENTERPRISE" | "PRO" | "SME" | "TRIAL" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type LimitsDialog_business$data = {
  readonly ecomOrderLimit: number;
  readonly fileLimitMb: number;
  readonly id: string;
  readonly name: string;
  readonly packagePrice: number;
  readonly productLimit: number;
  readonly smsRate: number;
  readonly subscription: SubscriptionTier;
  readonly userLimit: number;
  readonly version: number;
  readonly " $fragmentType": "LimitsDialog_business";
};
export type LimitsDialog_business$key = {
  readonly " $data"?: LimitsDialog_business$data;
  readonly " $fragmentSpreads": FragmentRefs<"LimitsDialog_business">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LimitsDialog_business",
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
      "name": "name",
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
      "name": "subscription",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "productLimit",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "ecomOrderLimit",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "userLimit",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "fileLimitMb",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "packagePrice",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "smsRate",
      "storageKey": null
    }
  ],
  "type": "PlatformBusiness",
  "abstractKey": null
};

(node as any).hash = "3372585193699166c77baa7506a9fe1a";

export default node;

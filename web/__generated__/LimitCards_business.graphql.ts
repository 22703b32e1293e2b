/**
 * @generated SignedSource<<e049087de73eedd73d661ac6638f7c03>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type SubscriptionTier = "BASIC" | "ENTERPRISE" | "PRO" | "SME" | "TRIAL" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type LimitCards_business$data = {
  readonly ecomOrderLimit: number;
  readonly ecomOrderUsage: number;
  readonly fileLimitMb: number;
  readonly fileUsageMb: number;
  readonly packageExpiresAt: string;
  readonly productLimit: number;
  readonly productUsage: number;
  readonly smsBalance: number;
  readonly subscription: SubscriptionTier;
  readonly userLimit: number;
  readonly userUsage: number;
  readonly " $fragmentSpreads": FragmentRefs<"AddSmsBalance_business" | "ChangePackage_business" | "RenewPackage_business">;
  readonly " $fragmentType": "LimitCards_business";
};
export type LimitCards_business$key = {
  readonly " $data"?: LimitCards_business$data;
  readonly " $fragmentSpreads": FragmentRefs<"LimitCards_business">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LimitCards_business",
  "selections": [
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
      "name": "packageExpiresAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "smsBalance",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "productUsage",
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
      "name": "ecomOrderUsage",
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
      "name": "userUsage",
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
      "name": "fileUsageMb",
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "RenewPackage_business"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AddSmsBalance_business"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ChangePackage_business"
    }
  ],
  "type": "Business",
  "abstractKey": null
};

(node as any).hash = "981ea4b790a7922905e7195297b1839f";

export default node;

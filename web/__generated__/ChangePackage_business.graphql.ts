/**
 * @generated SignedSource<<6e4c27a458cf36119a6e51c871cc3da9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type SubscriptionTier = "BASIC" | "ENTERPRISE" | "PRO" | "SME" | "TRIAL" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ChangePackage_business$data = {
  readonly dearerTiers: ReadonlyArray<{
    readonly ecomOrderLimit: number;
    readonly packagePrice: number;
    readonly productLimit: number;
    readonly tier: SubscriptionTier;
    readonly userLimit: number;
  }>;
  readonly id: string;
  readonly pacagePrice: number;
  readonly packageExpiresAt: string;
  readonly " $fragmentType": "ChangePackage_business";
};
export type ChangePackage_business$key = {
  readonly " $data"?: ChangePackage_business$data;
  readonly " $fragmentSpreads": FragmentRefs<"ChangePackage_business">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ChangePackage_business",
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
      "name": "pacagePrice",
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
      "concreteType": "TierOffer",
      "kind": "LinkedField",
      "name": "dearerTiers",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "tier",
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
          "name": "packagePrice",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Business",
  "abstractKey": null
};

(node as any).hash = "33e0eddee8c98280476f867ded824601";

export default node;

/**
 * @generated SignedSource<<fa9895517bdb91132445b26825314bdc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type SubscriptionTier = "BASIC" | "ENTERPRISE" | "PRO" | "SME" | "TRIAL" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type SidebarFooter_business$data = {
  readonly onboardingStep: number;
  readonly packageExpiresAt: string;
  readonly subscription: SubscriptionTier;
  readonly " $fragmentType": "SidebarFooter_business";
};
export type SidebarFooter_business$key = {
  readonly " $data"?: SidebarFooter_business$data;
  readonly " $fragmentSpreads": FragmentRefs<"SidebarFooter_business">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SidebarFooter_business",
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
      "name": "onboardingStep",
      "storageKey": null
    }
  ],
  "type": "Business",
  "abstractKey": null
};

(node as any).hash = "93018f0a22ce25711d7e17210cabb2f3";

export default node;

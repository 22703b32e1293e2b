/**
 * @generated SignedSource<<6c1b927d2436ba48700975fbbd97cf4e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type SubscriptionTier = "BASIC" | "ENTERPRISE" | "PRO" | "SME" | "TRIAL" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type SidebarFooter_business$data = {
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
    }
  ],
  "type": "Business",
  "abstractKey": null
};

(node as any).hash = "920be110df1644726e7e40af9bc863ef";

export default node;

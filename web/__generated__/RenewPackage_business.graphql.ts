/**
 * @generated SignedSource<<062f706460518af1fc57383966461832>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type SubscriptionTier = "BASIC" | "ENTERPRISE" | "PRO" | "SME" | "TRIAL" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type RenewPackage_business$data = {
  readonly id: string;
  readonly pacagePrice: number;
  readonly subscription: SubscriptionTier;
  readonly " $fragmentType": "RenewPackage_business";
};
export type RenewPackage_business$key = {
  readonly " $data"?: RenewPackage_business$data;
  readonly " $fragmentSpreads": FragmentRefs<"RenewPackage_business">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RenewPackage_business",
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
      "name": "subscription",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "pacagePrice",
      "storageKey": null
    }
  ],
  "type": "Business",
  "abstractKey": null
};

(node as any).hash = "46ede97e9cbc1a6d1159a520e662937c";

export default node;

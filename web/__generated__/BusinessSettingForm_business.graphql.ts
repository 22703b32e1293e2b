/**
 * @generated SignedSource<<87ab8fcc175b59ce3faff311171ec390>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BusinessSettingForm_business$data = {
  readonly packagingCost: number | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"IdentityFields_business" | "LogoField_business" | "useBusinessSettings_business">;
  readonly " $fragmentType": "BusinessSettingForm_business";
};
export type BusinessSettingForm_business$key = {
  readonly " $data"?: BusinessSettingForm_business$data;
  readonly " $fragmentSpreads": FragmentRefs<"BusinessSettingForm_business">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BusinessSettingForm_business",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "packagingCost",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useBusinessSettings_business"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "LogoField_business"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "IdentityFields_business"
    }
  ],
  "type": "Business",
  "abstractKey": null
};

(node as any).hash = "2f07c2497f31d3418ec192cc3ec0d16b";

export default node;

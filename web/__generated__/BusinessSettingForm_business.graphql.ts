/**
 * @generated SignedSource<<9c582fc24a2aba907152194058f35262>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BusinessSettingForm_business$data = {
  readonly packagingCost: number | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"LogoField_business" | "useBusinessSettings_business">;
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
    }
  ],
  "type": "Business",
  "abstractKey": null
};

(node as any).hash = "114aa2d90b3b1a717ffa90ba024b9daa";

export default node;

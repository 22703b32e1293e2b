/**
 * @generated SignedSource<<1a3f7355e8ec18d0edc36ba612790d23>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BusinessSettingForm_business$data = {
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

(node as any).hash = "5ef6666a5d4ee01b8f155e21327d8242";

export default node;

/**
 * @generated SignedSource<<31c6b90164e16131313ad6af8046cbb0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BusinessStep_business$data = {
  readonly " $fragmentSpreads": FragmentRefs<"IdentityFields_business" | "LogoField_business" | "useBusinessSettings_business">;
  readonly " $fragmentType": "BusinessStep_business";
};
export type BusinessStep_business$key = {
  readonly " $data"?: BusinessStep_business$data;
  readonly " $fragmentSpreads": FragmentRefs<"BusinessStep_business">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BusinessStep_business",
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

(node as any).hash = "3f083c7a38a3aa8d4ded5070a5b44d41";

export default node;

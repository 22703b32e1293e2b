/**
 * @generated SignedSource<<d3d9fa5b19d32c1145be23cd8aba4aa0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BusinessStep_business$data = {
  readonly " $fragmentSpreads": FragmentRefs<"LogoField_business" | "useBusinessSettings_business">;
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
    }
  ],
  "type": "Business",
  "abstractKey": null
};

(node as any).hash = "2acc3c45d5210fdff7163344bf138755";

export default node;

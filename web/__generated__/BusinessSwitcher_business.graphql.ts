/**
 * @generated SignedSource<<c07771117f091be32adc8bdb5e6b0d65>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BusinessSwitcher_business$data = {
  readonly name: string;
  readonly " $fragmentType": "BusinessSwitcher_business";
};
export type BusinessSwitcher_business$key = {
  readonly " $data"?: BusinessSwitcher_business$data;
  readonly " $fragmentSpreads": FragmentRefs<"BusinessSwitcher_business">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BusinessSwitcher_business",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    }
  ],
  "type": "Business",
  "abstractKey": null
};

(node as any).hash = "c15bdf7a2faea0392ddf5f95208cdeec";

export default node;

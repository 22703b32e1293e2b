/**
 * @generated SignedSource<<02b615a4d9e3ad296937cac7247ab9b9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AddSmsBalance_business$data = {
  readonly id: string;
  readonly smsRate: number;
  readonly " $fragmentType": "AddSmsBalance_business";
};
export type AddSmsBalance_business$key = {
  readonly " $data"?: AddSmsBalance_business$data;
  readonly " $fragmentSpreads": FragmentRefs<"AddSmsBalance_business">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AddSmsBalance_business",
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
      "name": "smsRate",
      "storageKey": null
    }
  ],
  "type": "Business",
  "abstractKey": null
};

(node as any).hash = "7ae3ff3e0df90736926b3fd3a6e88aa6";

export default node;

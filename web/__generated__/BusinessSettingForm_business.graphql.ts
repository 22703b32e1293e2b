/**
 * @generated SignedSource<<8829eb865e1202e6f745256c07f8bcdd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BusinessSettingForm_business$data = {
  readonly address: string;
  readonly hotline: string;
  readonly name: string;
  readonly orderPrefix: string;
  readonly version: number;
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
      "name": "version",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "address",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hotline",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "orderPrefix",
      "storageKey": null
    }
  ],
  "type": "Business",
  "abstractKey": null
};

(node as any).hash = "ae560e9be3e8af07962bb46facc77bf8";

export default node;

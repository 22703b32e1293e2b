/**
 * @generated SignedSource<<e3e9c6e23615045835a3c454862df389>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Exporters = "ADMINS" | "FOUNDERS" | "READERS" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type AdvanceSettingForm_business$data = {
  readonly confirmsKnownOnly: boolean;
  readonly confirmsTyped: boolean;
  readonly confirmsUpTo: number;
  readonly confirmsWeb: boolean;
  readonly duplicateDays: number;
  readonly exporters: Exporters;
  readonly returnGraceDays: number;
  readonly takesDistrictCourier: boolean;
  readonly version: number;
  readonly " $fragmentType": "AdvanceSettingForm_business";
};
export type AdvanceSettingForm_business$key = {
  readonly " $data"?: AdvanceSettingForm_business$data;
  readonly " $fragmentSpreads": FragmentRefs<"AdvanceSettingForm_business">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AdvanceSettingForm_business",
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
      "name": "duplicateDays",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "returnGraceDays",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "confirmsTyped",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "confirmsWeb",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "confirmsUpTo",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "confirmsKnownOnly",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "takesDistrictCourier",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "exporters",
      "storageKey": null
    }
  ],
  "type": "Business",
  "abstractKey": null
};

(node as any).hash = "d296fd62d7c0119a2a79ca0923cca17e";

export default node;

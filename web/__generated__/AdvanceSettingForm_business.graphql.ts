/**
 * @generated SignedSource<<8ae2880e58b060ec4ccd4c8400dde2b3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type EmployeeCredit = "CONFIRMED" | "TAKEN" | "%future added value";
export type Exporters = "ADMINS" | "FOUNDERS" | "READERS" | "%future added value";
export type Weekend = "FRIDAY" | "FRIDAY_SATURDAY" | "NONE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type AdvanceSettingForm_business$data = {
  readonly confirmsKnownOnly: boolean;
  readonly confirmsTyped: boolean;
  readonly confirmsUpTo: number;
  readonly confirmsWeb: boolean;
  readonly duplicateDays: number;
  readonly employeeCredit: EmployeeCredit;
  readonly exporters: Exporters;
  readonly holdReleaseDays: number;
  readonly reopenDays: number;
  readonly returnGraceDays: number;
  readonly takesDistrictCourier: boolean;
  readonly version: number;
  readonly weekend: Weekend;
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
      "name": "holdReleaseDays",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "reopenDays",
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "employeeCredit",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "weekend",
      "storageKey": null
    }
  ],
  "type": "Business",
  "abstractKey": null
};

(node as any).hash = "0b235097bdc955ead7b3b975aa7777c4";

export default node;

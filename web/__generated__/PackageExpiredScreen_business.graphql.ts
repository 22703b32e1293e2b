/**
 * @generated SignedSource<<629a75a8e09160b0f0850075a3c1fd78>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PackageExpiredScreen_business$data = {
  readonly name: string;
  readonly packageExpiresAt: string;
  readonly " $fragmentType": "PackageExpiredScreen_business";
};
export type PackageExpiredScreen_business$key = {
  readonly " $data"?: PackageExpiredScreen_business$data;
  readonly " $fragmentSpreads": FragmentRefs<"PackageExpiredScreen_business">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PackageExpiredScreen_business",
  "selections": [
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
      "name": "packageExpiresAt",
      "storageKey": null
    }
  ],
  "type": "Business",
  "abstractKey": null
};

(node as any).hash = "320f3b2f0b6e32358f7edf185ea6dc29";

export default node;

/**
 * @generated SignedSource<<c2455f784ea4e66908b8bd7cb6ceb3ee>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BusinessDialogs_business$data = {
  readonly id: string;
  readonly name: string;
  readonly " $fragmentSpreads": FragmentRefs<"LimitsDialog_business">;
  readonly " $fragmentType": "BusinessDialogs_business";
};
export type BusinessDialogs_business$key = {
  readonly " $data"?: BusinessDialogs_business$data;
  readonly " $fragmentSpreads": FragmentRefs<"BusinessDialogs_business">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BusinessDialogs_business",
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
      "name": "name",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "LimitsDialog_business"
    }
  ],
  "type": "PlatformBusiness",
  "abstractKey": null
};

(node as any).hash = "b91fc71f5c8dbddbcba9eef397352645";

export default node;

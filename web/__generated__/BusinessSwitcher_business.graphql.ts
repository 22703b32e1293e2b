/**
 * @generated SignedSource<<40d0e4e6b8688c6fc07e180b0dc321cc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BusinessSwitcher_business$data = {
  readonly logoUrl: string | null | undefined;
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "logoUrl",
      "storageKey": null
    }
  ],
  "type": "Business",
  "abstractKey": null
};

(node as any).hash = "5c1c424eb3799c033766dd90c78ceac0";

export default node;

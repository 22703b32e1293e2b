/**
 * @generated SignedSource<<dcba15199922ecefe03cfb1bcf98addf>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PackageBanners_business$data = {
  readonly packageExpiresAt: string;
  readonly " $fragmentType": "PackageBanners_business";
};
export type PackageBanners_business$key = {
  readonly " $data"?: PackageBanners_business$data;
  readonly " $fragmentSpreads": FragmentRefs<"PackageBanners_business">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PackageBanners_business",
  "selections": [
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

(node as any).hash = "5087826b52865900a5018218c50f5fed";

export default node;

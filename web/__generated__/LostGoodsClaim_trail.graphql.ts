/**
 * @generated SignedSource<<6ba0a8301bc7aca85ebad40eb4d8b344>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LostGoodsClaim_trail$data = {
  readonly claimOpen: number;
  readonly claimed: number;
  readonly courierName: string;
  readonly " $fragmentType": "LostGoodsClaim_trail";
};
export type LostGoodsClaim_trail$key = {
  readonly " $data"?: LostGoodsClaim_trail$data;
  readonly " $fragmentSpreads": FragmentRefs<"LostGoodsClaim_trail">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LostGoodsClaim_trail",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "courierName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "claimed",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "claimOpen",
      "storageKey": null
    }
  ],
  "type": "MoneyTrail",
  "abstractKey": null
};

(node as any).hash = "3ecfd1c02da5e172b3f1493945266145";

export default node;

/**
 * @generated SignedSource<<e7f2a82c037ae69e26b70aa61e7cac6b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type campaignOrderColumns_order$data = {
  readonly customerName: string;
  readonly id: string;
  readonly isByTag: boolean | null | undefined;
  readonly isWebOrder: boolean;
  readonly items: string;
  readonly number: string;
  readonly placedAt: string;
  readonly profit: number | null | undefined;
  readonly settlement: string | null | undefined;
  readonly share: number;
  readonly status: string;
  readonly tag: string;
  readonly total: number | null | undefined;
  readonly " $fragmentType": "campaignOrderColumns_order";
};
export type campaignOrderColumns_order$key = {
  readonly " $data"?: campaignOrderColumns_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"campaignOrderColumns_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "campaignOrderColumns_order",
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
      "name": "isWebOrder",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "number",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "customerName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "placedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "items",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "settlement",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "total",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "tag",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isByTag",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "share",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "profit",
      "storageKey": null
    }
  ],
  "type": "CampaignOrder",
  "abstractKey": null
};

(node as any).hash = "1fb5d13d764d0ee315edabac5d474ad7";

export default node;

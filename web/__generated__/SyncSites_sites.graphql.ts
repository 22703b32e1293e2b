/**
 * @generated SignedSource<<eb78acaf41d432d23644b4a0424f6ca9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type SyncDirection = "FROM_SHOP" | "OFF" | "TO_SHOP" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type SyncSites_sites$data = ReadonlyArray<{
  readonly enabled: boolean;
  readonly id: string;
  readonly name: string;
  readonly nameSync: SyncDirection;
  readonly priceSync: SyncDirection;
  readonly productReading: {
    readonly error: string | null | undefined;
    readonly found: number;
    readonly isRunning: boolean;
    readonly read: number;
    readonly readAt: string | null | undefined;
  };
  readonly pushesStock: boolean;
  readonly stockBuffer: number;
  readonly stockPushedAt: string | null | undefined;
  readonly version: number;
  readonly " $fragmentType": "SyncSites_sites";
}>;
export type SyncSites_sites$key = ReadonlyArray<{
  readonly " $data"?: SyncSites_sites$data;
  readonly " $fragmentSpreads": FragmentRefs<"SyncSites_sites">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "SyncSites_sites",
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
      "name": "enabled",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "priceSync",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "nameSync",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "pushesStock",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "stockBuffer",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "stockPushedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ProductReading",
      "kind": "LinkedField",
      "name": "productReading",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isRunning",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "read",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "found",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "readAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "error",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "WebSite",
  "abstractKey": null
};

(node as any).hash = "618d26d569575a3bc2f318c8b1ad17d8";

export default node;

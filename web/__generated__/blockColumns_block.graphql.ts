/**
 * @generated SignedSource<<25802cf320e4c7fb2d4a1c095da8aef4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BlockAction = "ALLOW" | "BLOCK" | "HOLD" | "PREPAY" | "%future added value";
export type BlockKind = "DEVICE" | "EMAIL" | "IP" | "PHONE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type blockColumns_block$data = {
  readonly action: BlockAction;
  readonly createdAt: string;
  readonly createdByName: string;
  readonly expiresAt: string | null | undefined;
  readonly hitCount: number;
  readonly id: string;
  readonly kind: BlockKind;
  readonly lastHitAt: string | null | undefined;
  readonly reason: string;
  readonly value: string;
  readonly version: number;
  readonly webOrder: {
    readonly number: string;
  } | null | undefined;
  readonly " $fragmentType": "blockColumns_block";
};
export type blockColumns_block$key = {
  readonly " $data"?: blockColumns_block$data;
  readonly " $fragmentSpreads": FragmentRefs<"blockColumns_block">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "blockColumns_block",
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
      "name": "kind",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "value",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "action",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "reason",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "expiresAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hitCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lastHitAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "WebOrder",
      "kind": "LinkedField",
      "name": "webOrder",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "number",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdByName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "version",
      "storageKey": null
    }
  ],
  "type": "BuyerBlock",
  "abstractKey": null
};

(node as any).hash = "fd3bc4e6c048b78333bc21a959c686ff";

export default node;

/**
 * @generated SignedSource<<03776bfeab29ac91c060744322468940>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BlockAction = "ALLOW" | "BLOCK" | "HOLD" | "PREPAY" | "%future added value";
export type CustomerRisk = "BAD" | "GOOD" | "MIXED" | "NEW" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type customerColumns_customer$data = {
  readonly block: {
    readonly action: BlockAction;
  } | null | undefined;
  readonly deliveredCount: number;
  readonly district: string;
  readonly id: string;
  readonly lastOrderAt: string | null | undefined;
  readonly name: string;
  readonly orderCount: number;
  readonly phone: string;
  readonly profit: number | null | undefined;
  readonly returnedCount: number;
  readonly risk: CustomerRisk;
  readonly smsOptOut: boolean;
  readonly spent: number;
  readonly successPercent: number | null | undefined;
  readonly tags: ReadonlyArray<string>;
  readonly " $fragmentType": "customerColumns_customer";
};
export type customerColumns_customer$key = {
  readonly " $data"?: customerColumns_customer$data;
  readonly " $fragmentSpreads": FragmentRefs<"customerColumns_customer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "customerColumns_customer",
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
      "name": "phone",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "orderCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "deliveredCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "returnedCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "successPercent",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "risk",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "spent",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "profit",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lastOrderAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "district",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "tags",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "smsOptOut",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CallerBlock",
      "kind": "LinkedField",
      "name": "block",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "action",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Customer",
  "abstractKey": null
};

(node as any).hash = "7a0ca174aea5a844876e189636b41de7";

export default node;

/**
 * @generated SignedSource<<dc1bbf05889a881bd5700bea59ed0b03>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BlockAction = "ALLOW" | "BLOCK" | "HOLD" | "PREPAY" | "%future added value";
export type CustomerRisk = "BAD" | "GOOD" | "MIXED" | "NEW" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type newCustomerColumns_customer$data = {
  readonly block: {
    readonly action: BlockAction;
  } | null | undefined;
  readonly deliveredCount: number;
  readonly district: string;
  readonly firstOrderAt: string | null | undefined;
  readonly firstSource: string;
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
  readonly " $fragmentType": "newCustomerColumns_customer";
};
export type newCustomerColumns_customer$key = {
  readonly " $data"?: newCustomerColumns_customer$data;
  readonly " $fragmentSpreads": FragmentRefs<"newCustomerColumns_customer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "newCustomerColumns_customer",
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "firstOrderAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "firstSource",
      "storageKey": null
    }
  ],
  "type": "Customer",
  "abstractKey": null
};

(node as any).hash = "158de8db70fdc79d23a31d966200f92b";

export default node;

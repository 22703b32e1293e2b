/**
 * @generated SignedSource<<afd062ed644105243634c2c9fc4f8b88>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BlockAction = "ALLOW" | "BLOCK" | "HOLD" | "PREPAY" | "%future added value";
export type CustomerRisk = "BAD" | "GOOD" | "MIXED" | "NEW" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type CustomerDoubts_customer$data = {
  readonly blocks: ReadonlyArray<{
    readonly action: BlockAction;
    readonly phone: string;
    readonly reason: string;
  }>;
  readonly courierScore: {
    readonly reasons: ReadonlyArray<{
      readonly messageKey: string;
      readonly messageValues: Record<string, unknown>;
      readonly points: number;
      readonly text: string;
    }>;
  } | null | undefined;
  readonly deliveredCount: number;
  readonly returnedCount: number;
  readonly risk: CustomerRisk;
  readonly " $fragmentType": "CustomerDoubts_customer";
};
export type CustomerDoubts_customer$key = {
  readonly " $data"?: CustomerDoubts_customer$data;
  readonly " $fragmentSpreads": FragmentRefs<"CustomerDoubts_customer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CustomerDoubts_customer",
  "selections": [
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
      "concreteType": "NumberBlock",
      "kind": "LinkedField",
      "name": "blocks",
      "plural": true,
      "selections": [
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
          "name": "action",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "reason",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CourierScore",
      "kind": "LinkedField",
      "name": "courierScore",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "RiskReason",
          "kind": "LinkedField",
          "name": "reasons",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "text",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "messageKey",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "messageValues",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "points",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Customer",
  "abstractKey": null
};

(node as any).hash = "0af2476597e6f719748229da5b987c5e";

export default node;

/**
 * @generated SignedSource<<d0b49f030401441393b835c770be813a>>
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
  readonly block: {
    readonly action: BlockAction;
    readonly reason: string;
  } | null | undefined;
  readonly courierScore: {
    readonly reasons: ReadonlyArray<{
      readonly messageKey: string;
      readonly messageValues: Record<string, unknown>;
      readonly points: number;
      readonly text: string;
    }>;
  } | null | undefined;
  readonly deliveredCount: number;
  readonly phone: string;
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
      "name": "phone",
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

(node as any).hash = "9dcdee39dd78d0fc08448630f8a945d3";

export default node;

/**
 * @generated SignedSource<<e91a157f915f229fd13469e1c8ccdd85>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RiskReasons_order$data = {
  readonly riskReasons: ReadonlyArray<{
    readonly messageKey: string;
    readonly messageValues: Record<string, unknown>;
    readonly text: string;
  }>;
  readonly riskScore: number;
  readonly " $fragmentType": "RiskReasons_order";
};
export type RiskReasons_order$key = {
  readonly " $data"?: RiskReasons_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"RiskReasons_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RiskReasons_order",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "riskScore",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "RiskReason",
      "kind": "LinkedField",
      "name": "riskReasons",
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "WebOrder",
  "abstractKey": null
};

(node as any).hash = "e5051c4b49a9ef7a35e8924cdedac849";

export default node;

/**
 * @generated SignedSource<<d650bb7f33fd4f69603507a20218e6af>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CourierScoreNote_score$data = {
  readonly reasons: ReadonlyArray<{
    readonly messageKey: string;
    readonly messageValues: Record<string, unknown>;
    readonly points: number;
    readonly text: string;
  }>;
  readonly " $fragmentType": "CourierScoreNote_score";
};
export type CourierScoreNote_score$key = {
  readonly " $data"?: CourierScoreNote_score$data;
  readonly " $fragmentSpreads": FragmentRefs<"CourierScoreNote_score">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CourierScoreNote_score",
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
  "type": "CourierScore",
  "abstractKey": null
};

(node as any).hash = "f6ec468e943bc71c0185ce1d837dce23";

export default node;

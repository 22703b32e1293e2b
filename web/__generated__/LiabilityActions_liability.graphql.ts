/**
 * @generated SignedSource<<ffeddcabd719a75c649676ff6c652e00>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type LiabilityStatus = "OPEN" | "PAID" | "VOID" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type LiabilityActions_liability$data = {
  readonly id: string;
  readonly left: number;
  readonly paid: number;
  readonly status: LiabilityStatus;
  readonly version: number;
  readonly " $fragmentType": "LiabilityActions_liability";
};
export type LiabilityActions_liability$key = {
  readonly " $data"?: LiabilityActions_liability$data;
  readonly " $fragmentSpreads": FragmentRefs<"LiabilityActions_liability">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LiabilityActions_liability",
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
      "name": "version",
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
      "name": "left",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "paid",
      "storageKey": null
    }
  ],
  "type": "Liability",
  "abstractKey": null
};

(node as any).hash = "4a8b654e1142a639b209f8aafa77a0ad";

export default node;

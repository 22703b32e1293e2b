/**
 * @generated SignedSource<<40b1bdc272aad7ec48497d78db3dc1ca>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CountStatus = "DISCARDED" | "OPEN" | "POSTED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type CountActions_count$data = {
  readonly id: string;
  readonly status: CountStatus;
  readonly version: number;
  readonly " $fragmentType": "CountActions_count";
};
export type CountActions_count$key = {
  readonly " $data"?: CountActions_count$data;
  readonly " $fragmentSpreads": FragmentRefs<"CountActions_count">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CountActions_count",
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
    }
  ],
  "type": "StockCount",
  "abstractKey": null
};

(node as any).hash = "7d5d8f8453a31ff43f01aabf841ce0c1";

export default node;

/**
 * @generated SignedSource<<ed49f37998672312835cbe1358f3690d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CallersTable_agents$data = ReadonlyArray<{
  readonly averageSeconds: number | null | undefined;
  readonly calls: number;
  readonly cancelled: number;
  readonly confirmed: number;
  readonly memberId: string | null | undefined;
  readonly name: string;
  readonly orders: number;
  readonly " $fragmentType": "CallersTable_agents";
}>;
export type CallersTable_agents$key = ReadonlyArray<{
  readonly " $data"?: CallersTable_agents$data;
  readonly " $fragmentSpreads": FragmentRefs<"CallersTable_agents">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "CallersTable_agents",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "memberId",
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
      "name": "calls",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "orders",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "confirmed",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "cancelled",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "averageSeconds",
      "storageKey": null
    }
  ],
  "type": "WebOrderAgent",
  "abstractKey": null
};

(node as any).hash = "783804c926782ac7e6ddd1688785b219";

export default node;

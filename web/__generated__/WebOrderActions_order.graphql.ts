/**
 * @generated SignedSource<<ee15ca5e758c0e15202db2716dcb866a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WebOrderActions_order$data = {
  readonly canApprove: boolean;
  readonly canDecide: boolean;
  readonly id: string;
  readonly number: string;
  readonly version: number;
  readonly " $fragmentType": "WebOrderActions_order";
};
export type WebOrderActions_order$key = {
  readonly " $data"?: WebOrderActions_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"WebOrderActions_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WebOrderActions_order",
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
      "name": "number",
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
      "name": "canApprove",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "canDecide",
      "storageKey": null
    }
  ],
  "type": "WebOrder",
  "abstractKey": null
};

(node as any).hash = "f0b45d10e9c504b795d49b5d71f33c0a";

export default node;

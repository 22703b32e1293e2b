/**
 * @generated SignedSource<<f560d410eafca767220fc01a46043e05>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NoBusinessScreen_viewer$data = {
  readonly email: string;
  readonly suspendedBusinesses: ReadonlyArray<{
    readonly name: string;
    readonly reason: string;
  }>;
  readonly " $fragmentType": "NoBusinessScreen_viewer";
};
export type NoBusinessScreen_viewer$key = {
  readonly " $data"?: NoBusinessScreen_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"NoBusinessScreen_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NoBusinessScreen_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "email",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "SuspendedBusiness",
      "kind": "LinkedField",
      "name": "suspendedBusinesses",
      "plural": true,
      "selections": [
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
          "name": "reason",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "87b05e36c48841f2762a8d24bf263eef";

export default node;

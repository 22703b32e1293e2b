/**
 * @generated SignedSource<<8addf858baf1cd77e1fd3d8d5b140b00>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Track_order$data = {
  readonly caller: {
    readonly deliveredCount: number;
    readonly orderCount: number;
    readonly returnedCount: number;
  } | null | undefined;
  readonly " $fragmentType": "Track_order";
};
export type Track_order$key = {
  readonly " $data"?: Track_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"Track_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Track_order",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Caller",
      "kind": "LinkedField",
      "name": "caller",
      "plural": false,
      "selections": [
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "WebOrder",
  "abstractKey": null
};

(node as any).hash = "17dc0079beb6b55994444c6e7b48c99a";

export default node;

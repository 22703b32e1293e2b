/**
 * @generated SignedSource<<7068911507b4580e6accb2fd33bcfc9e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FailedDeliveries_site$data = {
  readonly failedDeliveries: ReadonlyArray<{
    readonly error: string | null | undefined;
    readonly id: string;
    readonly receivedAt: string;
    readonly topic: string;
  }>;
  readonly " $fragmentType": "FailedDeliveries_site";
};
export type FailedDeliveries_site$key = {
  readonly " $data"?: FailedDeliveries_site$data;
  readonly " $fragmentSpreads": FragmentRefs<"FailedDeliveries_site">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FailedDeliveries_site",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "FailedDelivery",
      "kind": "LinkedField",
      "name": "failedDeliveries",
      "plural": true,
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
          "name": "topic",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "error",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "receivedAt",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "WebSite",
  "abstractKey": null
};

(node as any).hash = "fd48810cefe3aee6a6023eaace54d1c3";

export default node;

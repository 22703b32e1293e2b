/**
 * @generated SignedSource<<bb01ea5b6127ea06dc9e40468f85e1f9>>
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

(node as any).hash = "e572462e9101fdcf26b9299039c0e8de";

export default node;

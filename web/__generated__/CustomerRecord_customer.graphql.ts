/**
 * @generated SignedSource<<e9834000b39088e05be071ac97485579>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CustomerRecord_customer$data = {
  readonly deliveredCount: number;
  readonly orderCount: number;
  readonly returnedCount: number;
  readonly " $fragmentType": "CustomerRecord_customer";
};
export type CustomerRecord_customer$key = {
  readonly " $data"?: CustomerRecord_customer$data;
  readonly " $fragmentSpreads": FragmentRefs<"CustomerRecord_customer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CustomerRecord_customer",
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
  "type": "Customer",
  "abstractKey": null
};

(node as any).hash = "dc977e35d60094c95bcbd2f359d59f43";

export default node;

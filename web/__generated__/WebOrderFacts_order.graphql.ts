/**
 * @generated SignedSource<<7ef8958c53a84790fe3a46bbf82ac191>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WebOrderFacts_order$data = {
  readonly dateCreated: string;
  readonly dateModified: string;
  readonly ipAddress: string;
  readonly paymentMethod: string;
  readonly siteName: string;
  readonly storeStatus: string;
  readonly writtenBackAt: string | null | undefined;
  readonly " $fragmentType": "WebOrderFacts_order";
};
export type WebOrderFacts_order$key = {
  readonly " $data"?: WebOrderFacts_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"WebOrderFacts_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WebOrderFacts_order",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "siteName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "storeStatus",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "paymentMethod",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "ipAddress",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "dateCreated",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "dateModified",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "writtenBackAt",
      "storageKey": null
    }
  ],
  "type": "WebOrder",
  "abstractKey": null
};

(node as any).hash = "839c7fb6b5c4ed54b64b332d2ab4fef9";

export default node;

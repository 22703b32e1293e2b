/**
 * @generated SignedSource<<15898ea29ba9a744ce7c4dded6dfcfa8>>
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
    }
  ],
  "type": "WebOrder",
  "abstractKey": null
};

(node as any).hash = "43786ea9f256182d7fe6e1166fc6871f";

export default node;

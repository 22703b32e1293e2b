/**
 * @generated SignedSource<<d7a7220f074b367e76f8b9652a9f133c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WebOrderNotices_order$data = {
  readonly canDecide: boolean;
  readonly cancelReason: string | null | undefined;
  readonly order: {
    readonly id: string;
    readonly reference: string;
  } | null | undefined;
  readonly unmappedCount: number;
  readonly writeBackError: string | null | undefined;
  readonly " $fragmentType": "WebOrderNotices_order";
};
export type WebOrderNotices_order$key = {
  readonly " $data"?: WebOrderNotices_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"WebOrderNotices_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WebOrderNotices_order",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "canDecide",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "unmappedCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "cancelReason",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "writeBackError",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Order",
      "kind": "LinkedField",
      "name": "order",
      "plural": false,
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
          "name": "reference",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "WebOrder",
  "abstractKey": null
};

(node as any).hash = "6aea76f59a44ab3a74d4c1d8b84f852c";

export default node;

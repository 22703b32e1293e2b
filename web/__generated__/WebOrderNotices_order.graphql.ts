/**
 * @generated SignedSource<<b5bde5dd6cb769abfc77de0a6fea5da3>>
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
    readonly number: number;
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
          "name": "number",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "WebOrder",
  "abstractKey": null
};

(node as any).hash = "8f2ad26601a6546912632f15f36dd8fd";

export default node;

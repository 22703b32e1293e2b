/**
 * @generated SignedSource<<8d9c4d5718560fa7baf8fb38879fd9ab>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ReturnRequestStatus = "ACCEPTED" | "ASKING" | "REFUSED" | "UNKNOWN" | "%future added value";
export type ReturnWay = "API" | "PANEL" | "PHONE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type AskParcelBack_order$data = {
  readonly parcelReturn: {
    readonly code: string | null | undefined;
    readonly courierName: string;
    readonly requests: ReadonlyArray<{
      readonly byName: string;
      readonly createdAt: string;
      readonly reason: string;
      readonly said: string;
      readonly status: ReturnRequestStatus;
    }>;
    readonly way: ReturnWay;
  } | null | undefined;
  readonly " $fragmentType": "AskParcelBack_order";
};
export type AskParcelBack_order$key = {
  readonly " $data"?: AskParcelBack_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"AskParcelBack_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AskParcelBack_order",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ParcelReturn",
      "kind": "LinkedField",
      "name": "parcelReturn",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "way",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "courierName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "code",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "ReturnRequest",
          "kind": "LinkedField",
          "name": "requests",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "status",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "said",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "reason",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "byName",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "createdAt",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "1dac93ee7d0a6b1c4aaf67366ddc6874";

export default node;

/**
 * @generated SignedSource<<05fce4226368dda0633942b18465bcba>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ReturnRequestState = "ACCEPTED" | "ASKING" | "REFUSED" | "UNKNOWN" | "%future added value";
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
      readonly state: ReturnRequestState;
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
              "name": "state",
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

(node as any).hash = "a403dee50917f870489c46a755e37329";

export default node;

/**
 * @generated SignedSource<<8740b88d75849d2355ab3b5393cdd883>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OrderFacts_order$data = {
  readonly altPhone: string | null | undefined;
  readonly assigneeName: string;
  readonly extraFields: ReadonlyArray<{
    readonly label: string;
    readonly value: string;
  }>;
  readonly plannedCourier: string | null | undefined;
  readonly scheduledFor: string | null | undefined;
  readonly shippedAt: string | null | undefined;
  readonly shippingNote: string;
  readonly tags: ReadonlyArray<string>;
  readonly " $fragmentType": "OrderFacts_order";
};
export type OrderFacts_order$key = {
  readonly " $data"?: OrderFacts_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderFacts_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrderFacts_order",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "altPhone",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "scheduledFor",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "plannedCourier",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "shippingNote",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "tags",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "assigneeName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "shippedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ExtraField",
      "kind": "LinkedField",
      "name": "extraFields",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "label",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "value",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "856b6055860703e8119b7c79ba2b73dc";

export default node;

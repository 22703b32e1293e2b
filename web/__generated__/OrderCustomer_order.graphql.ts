/**
 * @generated SignedSource<<4f6ed182b9e3be273585cd873dcf090c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OrderCustomer_order$data = {
  readonly note: string;
  readonly shippingAddress: {
    readonly district: string;
    readonly name: string;
    readonly phone: string;
    readonly street: string;
  };
  readonly " $fragmentType": "OrderCustomer_order";
};
export type OrderCustomer_order$key = {
  readonly " $data"?: OrderCustomer_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderCustomer_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrderCustomer_order",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Address",
      "kind": "LinkedField",
      "name": "shippingAddress",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "phone",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "street",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "district",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "note",
      "storageKey": null
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "61a935f6a85411459fc3e2ca8a5a903a";

export default node;

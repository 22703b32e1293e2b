/**
 * @generated SignedSource<<926951ec7ce308bafb8d6a91be91d1bb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OrderCustomer_order$data = {
  readonly address: string;
  readonly customerName: string;
  readonly district: string;
  readonly note: string;
  readonly phone: string;
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
      "kind": "ScalarField",
      "name": "customerName",
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
      "name": "address",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "district",
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

(node as any).hash = "3983da5e840c3c0d77766149d5cf9797";

export default node;

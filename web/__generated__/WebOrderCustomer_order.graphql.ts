/**
 * @generated SignedSource<<b3eb7759da53b0c22f5ec079cd0aca95>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WebOrderCustomer_order$data = {
  readonly address: string;
  readonly buyerName: string;
  readonly buyerPhone: string;
  readonly canDecide: boolean;
  readonly customerName: string;
  readonly customerNote: string;
  readonly district: string;
  readonly email: string;
  readonly otherPhone: string;
  readonly phone: string;
  readonly " $fragmentSpreads": FragmentRefs<"EditCustomerDialog_order">;
  readonly " $fragmentType": "WebOrderCustomer_order";
};
export type WebOrderCustomer_order$key = {
  readonly " $data"?: WebOrderCustomer_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"WebOrderCustomer_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WebOrderCustomer_order",
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
      "name": "email",
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
      "name": "customerNote",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "buyerName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "buyerPhone",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "otherPhone",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "canDecide",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "EditCustomerDialog_order"
    }
  ],
  "type": "WebOrder",
  "abstractKey": null
};

(node as any).hash = "c427b5270e4ff595cd576a3d48c345bc";

export default node;

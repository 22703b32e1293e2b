/**
 * @generated SignedSource<<bad6d340a0753fa678be1dc066b39297>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EditCustomerDialog_order$data = {
  readonly address: string;
  readonly customerName: string;
  readonly district: string;
  readonly id: string;
  readonly phone: string;
  readonly version: number;
  readonly " $fragmentType": "EditCustomerDialog_order";
};
export type EditCustomerDialog_order$key = {
  readonly " $data"?: EditCustomerDialog_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"EditCustomerDialog_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EditCustomerDialog_order",
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
      "name": "version",
      "storageKey": null
    },
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
    }
  ],
  "type": "WebOrder",
  "abstractKey": null
};

(node as any).hash = "04a56b723e35834699e5830ed046372f";

export default node;

/**
 * @generated SignedSource<<309259d613ff89f17d955c2ca1d1a252>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SupplierListPage_supplier$data = {
  readonly address: string;
  readonly due: number | null | undefined;
  readonly id: string;
  readonly isArchived: boolean;
  readonly name: string;
  readonly note: string;
  readonly phone: string | null | undefined;
  readonly version: number;
  readonly " $fragmentType": "SupplierListPage_supplier";
};
export type SupplierListPage_supplier$key = {
  readonly " $data"?: SupplierListPage_supplier$data;
  readonly " $fragmentSpreads": FragmentRefs<"SupplierListPage_supplier">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SupplierListPage_supplier",
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
      "name": "address",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "note",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isArchived",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "due",
      "storageKey": null
    }
  ],
  "type": "Supplier",
  "abstractKey": null
};

(node as any).hash = "88f37cdc50e04ef1d12e12310c4ae2dc";

export default node;

/**
 * @generated SignedSource<<dfff0761ffc0c103a6aa090911fc5fbe>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BusinessFields_business$data = {
  readonly address: string;
  readonly hotline: string;
  readonly name: string;
  readonly orderPrefix: string;
  readonly version: number;
  readonly " $fragmentType": "BusinessFields_business";
};
export type BusinessFields_business$key = {
  readonly " $data"?: BusinessFields_business$data;
  readonly " $fragmentSpreads": FragmentRefs<"BusinessFields_business">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BusinessFields_business",
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
      "name": "hotline",
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
      "name": "orderPrefix",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "version",
      "storageKey": null
    }
  ],
  "type": "Business",
  "abstractKey": null
};

(node as any).hash = "8d40fae3c61c51bc249425970438b374";

export default node;

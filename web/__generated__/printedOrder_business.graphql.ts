/**
 * @generated SignedSource<<3064ae3a2d7113a7659dee40ec6be49a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type printedOrder_business$data = {
  readonly address: string;
  readonly hotline: string | null | undefined;
  readonly logoUrl: string | null | undefined;
  readonly name: string;
  readonly " $fragmentType": "printedOrder_business";
};
export type printedOrder_business$key = {
  readonly " $data"?: printedOrder_business$data;
  readonly " $fragmentSpreads": FragmentRefs<"printedOrder_business">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "printedOrder_business",
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
      "name": "address",
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
      "name": "logoUrl",
      "storageKey": null
    }
  ],
  "type": "Business",
  "abstractKey": null
};

(node as any).hash = "f7a9ae955c68125075c48c578e0a2214";

export default node;

/**
 * @generated SignedSource<<f00042eb36d32e0bab84c620e499082d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CustomerContact_customer$data = {
  readonly addresses: ReadonlyArray<{
    readonly district: string;
    readonly street: string;
  }>;
  readonly name: string;
  readonly phone: string;
  readonly " $fragmentType": "CustomerContact_customer";
};
export type CustomerContact_customer$key = {
  readonly " $data"?: CustomerContact_customer$data;
  readonly " $fragmentSpreads": FragmentRefs<"CustomerContact_customer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CustomerContact_customer",
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
      "concreteType": "Address",
      "kind": "LinkedField",
      "name": "addresses",
      "plural": true,
      "selections": [
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
    }
  ],
  "type": "Customer",
  "abstractKey": null
};

(node as any).hash = "b25d431112a51080e17335069367d143";

export default node;

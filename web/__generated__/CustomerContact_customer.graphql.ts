/**
 * @generated SignedSource<<fcd9e2c2e4e0d5f113c2a41b16a64a58>>
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
  readonly otherPhones: ReadonlyArray<string>;
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
      "kind": "ScalarField",
      "name": "otherPhones",
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

(node as any).hash = "d7e6a83024499d05d22641ff0352d82a";

export default node;

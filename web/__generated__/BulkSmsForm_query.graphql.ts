/**
 * @generated SignedSource<<6bfefac548efc2646f7b460f383e0102>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BulkSmsForm_query$data = {
  readonly customerFilterValues: {
    readonly districts: ReadonlyArray<string>;
    readonly tags: ReadonlyArray<string>;
  };
  readonly viewer: {
    readonly business: {
      readonly smsBalance: number;
      readonly smsRate: number;
    } | null | undefined;
  } | null | undefined;
  readonly " $fragmentType": "BulkSmsForm_query";
};
export type BulkSmsForm_query$key = {
  readonly " $data"?: BulkSmsForm_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"BulkSmsForm_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BulkSmsForm_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "CustomerFilterValues",
      "kind": "LinkedField",
      "name": "customerFilterValues",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "districts",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "tags",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Viewer",
      "kind": "LinkedField",
      "name": "viewer",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Business",
          "kind": "LinkedField",
          "name": "business",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "smsRate",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "smsBalance",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "07fb378542f8dc6fa904fcce8e944c84";

export default node;

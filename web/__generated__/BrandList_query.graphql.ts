/**
 * @generated SignedSource<<25cdfaf0d491749af03873a4d37c7b45>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BrandList_query$data = {
  readonly brands: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
    readonly productCount: number;
    readonly version: number;
  }>;
  readonly " $fragmentType": "BrandList_query";
};
export type BrandList_query$key = {
  readonly " $data"?: BrandList_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"BrandList_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BrandList_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Brand",
      "kind": "LinkedField",
      "name": "brands",
      "plural": true,
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
          "name": "name",
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
          "name": "productCount",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "286b1e87acc71a4c3560b96d5647e5e7";

export default node;

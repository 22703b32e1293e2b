/**
 * @generated SignedSource<<9f9b4a3ab2a027ef5c25ee2822f8e1df>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ProductStatus = "ACTIVE" | "ARCHIVED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ProductPage_product$data = {
  readonly createdAt: string;
  readonly description: string;
  readonly id: string;
  readonly name: string;
  readonly status: ProductStatus;
  readonly timeline: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"AuditTimeline_entries">;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"ProductImages_product" | "ProductMovements_product" | "ProductVariants_product">;
  readonly " $fragmentType": "ProductPage_product";
};
export type ProductPage_product$key = {
  readonly " $data"?: ProductPage_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProductPage_product">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "withCost"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProductPage_product",
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
      "name": "description",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "TimelineEntry",
      "kind": "LinkedField",
      "name": "timeline",
      "plural": true,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "AuditTimeline_entries"
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ProductImages_product"
    },
    {
      "args": [
        {
          "kind": "Variable",
          "name": "withCost",
          "variableName": "withCost"
        }
      ],
      "kind": "FragmentSpread",
      "name": "ProductVariants_product"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ProductMovements_product"
    }
  ],
  "type": "Product",
  "abstractKey": null
};

(node as any).hash = "cafc9992079af1cc61a7fa90c9e4792b";

export default node;

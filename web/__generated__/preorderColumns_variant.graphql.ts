/**
 * @generated SignedSource<<5094b98786c67eae8d5544e172ac1ba4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type preorderColumns_variant$data = {
  readonly advance: number;
  readonly available: number;
  readonly demand: number;
  readonly expectedOn: string | null | undefined;
  readonly id: string;
  readonly name: string;
  readonly oldest: string;
  readonly onOrder: number;
  readonly orders: number;
  readonly productId: string;
  readonly sku: string;
  readonly variantId: string;
  readonly " $fragmentType": "preorderColumns_variant";
};
export type preorderColumns_variant$key = {
  readonly " $data"?: preorderColumns_variant$data;
  readonly " $fragmentSpreads": FragmentRefs<"preorderColumns_variant">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "preorderColumns_variant",
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
      "name": "variantId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "productId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "sku",
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
      "name": "orders",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "demand",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "advance",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "oldest",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "available",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "onOrder",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "expectedOn",
      "storageKey": null
    }
  ],
  "type": "QueuedVariant",
  "abstractKey": null
};

(node as any).hash = "772ff0b47148ea9095498a9cfcdb65c9";

export default node;

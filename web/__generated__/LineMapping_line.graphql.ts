/**
 * @generated SignedSource<<a3e8246527d5eec21313c4f21dc6a030>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LineMapping_line$data = {
  readonly id: string;
  readonly name: string;
  readonly sendsNothing: boolean;
  readonly variant: {
    readonly sku: string;
    readonly stock: {
      readonly available: number;
    };
    readonly title: string;
  } | null | undefined;
  readonly " $fragmentType": "LineMapping_line";
};
export type LineMapping_line$key = {
  readonly " $data"?: LineMapping_line$data;
  readonly " $fragmentSpreads": FragmentRefs<"LineMapping_line">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LineMapping_line",
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
      "name": "sendsNothing",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Variant",
      "kind": "LinkedField",
      "name": "variant",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "title",
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
          "concreteType": "StockBuckets",
          "kind": "LinkedField",
          "name": "stock",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "available",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "WebOrderLine",
  "abstractKey": null
};

(node as any).hash = "323d43ba24b5d320a652b0ecab40ffcf";

export default node;

/**
 * @generated SignedSource<<63c86e0ea56ef4a7ea2782d98ee9589d>>
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

(node as any).hash = "2a5528cc49152005ab2b5601dcbc4675";

export default node;

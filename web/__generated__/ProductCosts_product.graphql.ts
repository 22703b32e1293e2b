/**
 * @generated SignedSource<<49a310de2e1613fac30eadc3f2287c2b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type MovementSource = "ADDED_PRODUCT" | "COUNT" | "DECREASE" | "ORDER" | "PURCHASE" | "TRANSFER" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ProductCosts_product$data = {
  readonly receipts: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly at: string;
        readonly id: string;
        readonly onHand: number;
        readonly reason: string;
        readonly sku: string;
        readonly source: MovementSource | null | undefined;
        readonly sourceId: string;
        readonly unitCost: number | null | undefined;
      };
    }>;
  };
  readonly " $fragmentType": "ProductCosts_product";
};
export type ProductCosts_product$key = {
  readonly " $data"?: ProductCosts_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProductCosts_product">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProductCosts_product",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 20
        }
      ],
      "concreteType": "StockMovementsConnection",
      "kind": "LinkedField",
      "name": "receipts",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "StockMovementsEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "StockMovement",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
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
                  "name": "sku",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "reason",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "at",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "onHand",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "unitCost",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "source",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "sourceId",
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "receipts(first:20)"
    }
  ],
  "type": "Product",
  "abstractKey": null
};

(node as any).hash = "9ec5efa26911b9eb829bdef59fd7dc60";

export default node;

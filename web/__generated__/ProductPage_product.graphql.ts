/**
 * @generated SignedSource<<c460ac602ed8a2cd35e7b549fcfdd1d8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ProductStatus = "ACTIVE" | "ARCHIVED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ProductPage_product$data = {
  readonly allowsPreorder: boolean;
  readonly brand: {
    readonly id: string;
    readonly name: string;
  } | null | undefined;
  readonly category: {
    readonly id: string;
    readonly name: string;
  } | null | undefined;
  readonly createdAt: string;
  readonly description: string;
  readonly id: string;
  readonly name: string;
  readonly status: ProductStatus;
  readonly timeline: {
    readonly " $fragmentSpreads": FragmentRefs<"AuditTimeline_timeline">;
  };
  readonly version: number;
  readonly " $fragmentSpreads": FragmentRefs<"ProductCosts_product" | "ProductImages_product" | "ProductMovements_product" | "ProductParts_product" | "ProductPlaces_product" | "ProductSales_product" | "ProductVariants_product">;
  readonly " $fragmentType": "ProductPage_product";
};
export type ProductPage_product$key = {
  readonly " $data"?: ProductPage_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProductPage_product">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v2 = [
  (v0/*:: as any*/),
  (v1/*:: as any*/)
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProductPage_product",
  "selections": [
    (v0/*:: as any*/),
    (v1/*:: as any*/),
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
      "kind": "ScalarField",
      "name": "allowsPreorder",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Category",
      "kind": "LinkedField",
      "name": "category",
      "plural": false,
      "selections": (v2/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Brand",
      "kind": "LinkedField",
      "name": "brand",
      "plural": false,
      "selections": (v2/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 100
        }
      ],
      "concreteType": "TimelineConnection",
      "kind": "LinkedField",
      "name": "timeline",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "AuditTimeline_timeline"
        }
      ],
      "storageKey": "timeline(first:100)"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ProductImages_product"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ProductVariants_product"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ProductMovements_product"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ProductPlaces_product"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ProductParts_product"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ProductSales_product"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ProductCosts_product"
    }
  ],
  "type": "Product",
  "abstractKey": null
};
})();

(node as any).hash = "5fcdd89af8db18c7af81cb4852db977b";

export default node;

/**
 * @generated SignedSource<<f5038994c2ce8268919062cbf8ee82eb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type OrderStatus = "CANCELLED" | "CONFIRMED" | "DELIVERED" | "EXCHANGED" | "HOLD" | "LOST" | "PACKED" | "PARTIAL" | "PENDING" | "PREORDER" | "RETURNED" | "RETURN_PENDING" | "SHIPPED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type productStatusColumns_line$data = {
  readonly figures: {
    readonly statuses: ReadonlyArray<{
      readonly status: OrderStatus;
      readonly units: number;
    }>;
    readonly units: number;
  };
  readonly id: string;
  readonly name: string;
  readonly pictureUrl: string | null | undefined;
  readonly productId: string;
  readonly sku: string | null | undefined;
  readonly variantId: string | null | undefined;
  readonly variantName: string;
  readonly " $fragmentType": "productStatusColumns_line";
};
export type productStatusColumns_line$key = {
  readonly " $data"?: productStatusColumns_line$data;
  readonly " $fragmentSpreads": FragmentRefs<"productStatusColumns_line">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "units",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "productStatusColumns_line",
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
      "name": "productId",
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
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "variantName",
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
      "name": "pictureUrl",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "OrderedFigures",
      "kind": "LinkedField",
      "name": "figures",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "StatusUnits",
          "kind": "LinkedField",
          "name": "statuses",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "status",
              "storageKey": null
            },
            (v0/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ProductStatusLine",
  "abstractKey": null
};
})();

(node as any).hash = "7e6c39b519e80ecb64ba375467d38e98";

export default node;

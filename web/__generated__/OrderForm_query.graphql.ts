/**
 * @generated SignedSource<<89ecf9a7559452ac798c2faacc66118f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OrderForm_query$data = {
  readonly courierChoices: ReadonlyArray<{
    readonly districts: ReadonlyArray<string>;
    readonly name: string;
  }>;
  readonly orderSources: ReadonlyArray<{
    readonly isArchived: boolean;
    readonly isDefault: boolean;
    readonly name: string;
  }>;
  readonly shippingNotes: ReadonlyArray<{
    readonly id: string;
    readonly isArchived: boolean;
    readonly name: string;
    readonly text: string;
  }>;
  readonly viewer: {
    readonly business: {
      readonly deliveryFeeExtraKg: number;
      readonly deliveryFeeInside: number;
      readonly deliveryFeeOutside: number;
      readonly deliveryFeeSuburb: number;
      readonly deliveryIncludedKg: number;
      readonly ecomOrderLimit: number;
      readonly ecomOrderUsage: number;
      readonly id: string;
    } | null | undefined;
    readonly id: string;
  } | null | undefined;
  readonly " $fragmentType": "OrderForm_query";
};
export type OrderForm_query$key = {
  readonly " $data"?: OrderForm_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderForm_query">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isArchived",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrderForm_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "OrderSource",
      "kind": "LinkedField",
      "name": "orderSources",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isDefault",
          "storageKey": null
        },
        (v1/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ShippingNote",
      "kind": "LinkedField",
      "name": "shippingNotes",
      "plural": true,
      "selections": [
        (v2/*:: as any*/),
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "text",
          "storageKey": null
        },
        (v1/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CourierChoice",
      "kind": "LinkedField",
      "name": "courierChoices",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "districts",
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
        (v2/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "Business",
          "kind": "LinkedField",
          "name": "business",
          "plural": false,
          "selections": [
            (v2/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "ecomOrderUsage",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "ecomOrderLimit",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "deliveryFeeInside",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "deliveryFeeSuburb",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "deliveryFeeOutside",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "deliveryIncludedKg",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "deliveryFeeExtraKg",
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
})();

(node as any).hash = "8e877219e22e15d99333bb81031a55ad";

export default node;

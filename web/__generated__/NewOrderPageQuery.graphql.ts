/**
 * @generated SignedSource<<d21a74007574494a3388c046d4b5a792>>
 * @relayHash 4a905e596e4563a1a7d6ee9fd2d5a3b6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID df30a656eeff4ae799982c5eae36687e44fdd2b1c001a22555c5d770bbfffd9b

import type { ConcreteRequest } from 'relay-runtime';
export type NewOrderPageQuery$variables = Record<PropertyKey, never>;
export type NewOrderPageQuery$data = {
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
      readonly deliveryFeeInside: number;
      readonly deliveryFeeOutside: number;
      readonly deliveryFeeSuburb: number;
      readonly ecomOrderLimit: number;
      readonly ecomOrderUsage: number;
      readonly id: string;
    } | null | undefined;
  } | null | undefined;
};
export type NewOrderPageQuery = {
  response: NewOrderPageQuery$data;
  variables: NewOrderPageQuery$variables;
};

const node: ConcreteRequest = (function(){
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
  "name": "isDefault",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isArchived",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "concreteType": "ShippingNote",
  "kind": "LinkedField",
  "name": "shippingNotes",
  "plural": true,
  "selections": [
    (v3/*:: as any*/),
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "text",
      "storageKey": null
    },
    (v2/*:: as any*/)
  ],
  "storageKey": null
},
v5 = {
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
v6 = {
  "alias": null,
  "args": null,
  "concreteType": "Business",
  "kind": "LinkedField",
  "name": "business",
  "plural": false,
  "selections": [
    (v3/*:: as any*/),
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
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "NewOrderPageQuery",
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
          (v1/*:: as any*/),
          (v2/*:: as any*/)
        ],
        "storageKey": null
      },
      (v4/*:: as any*/),
      (v5/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v6/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "NewOrderPageQuery",
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
          (v1/*:: as any*/),
          (v2/*:: as any*/),
          (v3/*:: as any*/)
        ],
        "storageKey": null
      },
      (v4/*:: as any*/),
      (v5/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v6/*:: as any*/),
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "df30a656eeff4ae799982c5eae36687e44fdd2b1c001a22555c5d770bbfffd9b",
    "metadata": {},
    "name": "NewOrderPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "ba4d8ac038c39ed67336c460003b8691";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;

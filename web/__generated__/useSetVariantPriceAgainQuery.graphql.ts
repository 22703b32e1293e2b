/**
 * @generated SignedSource<<0118406fefb0068aef6c64008186d546>>
 * @relayHash 51a59c4fd100f87d5b14c802308e6083
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c7b18af6c9b13dd65be3976a1866a4d6ddd6a9509b1c64b3dc6cd3e9ac44e0af

import type { ConcreteRequest } from 'relay-runtime';
export type useSetVariantPriceAgainQuery$variables = {
  id: string;
};
export type useSetVariantPriceAgainQuery$data = {
  readonly node: {
    readonly price?: number;
    readonly salePrice?: number | null | undefined;
  } | null | undefined;
};
export type useSetVariantPriceAgainQuery = {
  response: useSetVariantPriceAgainQuery$data;
  variables: useSetVariantPriceAgainQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v2 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "price",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "salePrice",
      "storageKey": null
    }
  ],
  "type": "Variant",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useSetVariantPriceAgainQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useSetVariantPriceAgainQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          },
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "c7b18af6c9b13dd65be3976a1866a4d6ddd6a9509b1c64b3dc6cd3e9ac44e0af",
    "metadata": {},
    "name": "useSetVariantPriceAgainQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "3293fe2cd43c03fa9fe9da57113d325d";

export default node;

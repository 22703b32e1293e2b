/**
 * @generated SignedSource<<23f2f7c501f9ebf765ff1d6669df214e>>
 * @relayHash b1c590ead843eec80c67c4112a2c33c9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fd7e366fe281a1eb456f59bebee0c44b0ac97c565d396631769c48acd75fc2db

import type { ConcreteRequest } from 'relay-runtime';
export type SupplierPickerQuery$variables = {
  search: string;
};
export type SupplierPickerQuery$data = {
  readonly suppliers: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly id: string;
        readonly name: string;
        readonly phone: string | null | undefined;
      };
    }>;
  };
};
export type SupplierPickerQuery = {
  response: SupplierPickerQuery$data;
  variables: SupplierPickerQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "search"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "fields": [
          {
            "kind": "Variable",
            "name": "search",
            "variableName": "search"
          }
        ],
        "kind": "ObjectValue",
        "name": "filter"
      },
      {
        "kind": "Literal",
        "name": "first",
        "value": 20
      }
    ],
    "concreteType": "SuppliersConnection",
    "kind": "LinkedField",
    "name": "suppliers",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "SuppliersEdge",
        "kind": "LinkedField",
        "name": "edges",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Supplier",
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
                "name": "name",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "phone",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "SupplierPickerQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "SupplierPickerQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "fd7e366fe281a1eb456f59bebee0c44b0ac97c565d396631769c48acd75fc2db",
    "metadata": {},
    "name": "SupplierPickerQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "0d30ac781014c85aecb7dadcb03f8d6e";

export default node;

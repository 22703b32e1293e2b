/**
 * @generated SignedSource<<d6da266f8b099dce8d78b53b421818f0>>
 * @relayHash 4af3982bcd51e253424ff71f936715ba
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 14a7471b3321373d94a564d915cb1ae55a647accbeccde515b89ae2f72e0b757

import type { ConcreteRequest } from 'relay-runtime';
export type NewTaskPageQuery$variables = {
  hasRecord: boolean;
  id: string;
};
export type NewTaskPageQuery$data = {
  readonly node?: {
    readonly __typename: string;
    readonly customerName?: string;
    readonly id: string;
    readonly name?: string;
    readonly number?: string;
    readonly purchaseNumber?: number;
    readonly reference?: string;
    readonly statementNumber?: number;
  } | null | undefined;
};
export type NewTaskPageQuery = {
  response: NewTaskPageQuery$data;
  variables: NewTaskPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "hasRecord"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "id"
},
v2 = [
  {
    "condition": "hasRecord",
    "kind": "Condition",
    "passingValue": true,
    "selections": [
      {
        "alias": null,
        "args": [
          {
            "kind": "Variable",
            "name": "id",
            "variableName": "id"
          }
        ],
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
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          },
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "reference",
                "storageKey": null
              }
            ],
            "type": "Order",
            "abstractKey": null
          },
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "number",
                "storageKey": null
              }
            ],
            "type": "WebOrder",
            "abstractKey": null
          },
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "name",
                "storageKey": null
              }
            ],
            "type": "Product",
            "abstractKey": null
          },
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": "customerName",
                "args": null,
                "kind": "ScalarField",
                "name": "name",
                "storageKey": null
              }
            ],
            "type": "Customer",
            "abstractKey": null
          },
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": "purchaseNumber",
                "args": null,
                "kind": "ScalarField",
                "name": "number",
                "storageKey": null
              }
            ],
            "type": "Purchase",
            "abstractKey": null
          },
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": "statementNumber",
                "args": null,
                "kind": "ScalarField",
                "name": "number",
                "storageKey": null
              }
            ],
            "type": "CourierStatement",
            "abstractKey": null
          }
        ],
        "storageKey": null
      }
    ]
  }
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "NewTaskPageQuery",
    "selections": (v2/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "NewTaskPageQuery",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "14a7471b3321373d94a564d915cb1ae55a647accbeccde515b89ae2f72e0b757",
    "metadata": {},
    "name": "NewTaskPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "ee0ac5971c3b4f964f0c6bfc622d93b5";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;

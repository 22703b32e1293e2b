/**
 * @generated SignedSource<<e95500cf56046185a148c4e02009fed6>>
 * @relayHash 4339bd99e15a0f846d35a3918132018e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3958da3e8820fa792a4300668d2e5140d8ff25c141b31c867a34b1998b790d6c

import type { ConcreteRequest } from 'relay-runtime';
export type HoldDialogQuery$variables = Record<PropertyKey, never>;
export type HoldDialogQuery$data = {
  readonly viewer: {
    readonly business: {
      readonly holdReleaseDays: number;
    } | null | undefined;
  } | null | undefined;
};
export type HoldDialogQuery = {
  response: HoldDialogQuery$data;
  variables: HoldDialogQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "holdReleaseDays",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "HoldDialogQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Business",
            "kind": "LinkedField",
            "name": "business",
            "plural": false,
            "selections": [
              (v0/*:: as any*/)
            ],
            "storageKey": null
          }
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
    "name": "HoldDialogQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Business",
            "kind": "LinkedField",
            "name": "business",
            "plural": false,
            "selections": [
              (v0/*:: as any*/),
              (v1/*:: as any*/)
            ],
            "storageKey": null
          },
          (v1/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "3958da3e8820fa792a4300668d2e5140d8ff25c141b31c867a34b1998b790d6c",
    "metadata": {},
    "name": "HoldDialogQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "b4e0eab13928f17ed319dbfcadb10ef9";

export default node;

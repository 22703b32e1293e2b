/**
 * @generated SignedSource<<9e36bde8f4045206f3a0b9a5b7bcc8d3>>
 * @relayHash 45cf9d764010ec6197991d22357d91d0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 684e999b8e4f65ac4194aa6c57240c9c40e20e5b0421779a9f131e58f0f38c65

import type { ConcreteRequest } from 'relay-runtime';
export type WhoRenewsQuery$variables = Record<PropertyKey, never>;
export type WhoRenewsQuery$data = {
  readonly viewer: {
    readonly business: {
      readonly founders: ReadonlyArray<string>;
    } | null | undefined;
  } | null | undefined;
};
export type WhoRenewsQuery = {
  response: WhoRenewsQuery$data;
  variables: WhoRenewsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "founders",
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
    "name": "WhoRenewsQuery",
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
    "name": "WhoRenewsQuery",
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
    "id": "684e999b8e4f65ac4194aa6c57240c9c40e20e5b0421779a9f131e58f0f38c65",
    "metadata": {},
    "name": "WhoRenewsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "9fbaf185ebde1c0968f59a8d6cfc2a9a";

export default node;

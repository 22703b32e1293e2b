/**
 * @generated SignedSource<<ead0f200514e42ed784c0a13d7239a41>>
 * @relayHash 7b1f8a601f42b975f3ae407be4ac1a97
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4a1a8c49387493d8be990bd36b72ea4abf78ffb1869e9ef5465e7736cb99c8c4

import type { ConcreteRequest } from 'relay-runtime';
export type viewerBusinessesQuery$variables = Record<PropertyKey, never>;
export type viewerBusinessesQuery$data = {
  readonly viewer: {
    readonly foundedCount: number;
    readonly invitations: ReadonlyArray<{
      readonly businessId: string;
    }>;
    readonly otherBusinesses: ReadonlyArray<{
      readonly id: string;
      readonly name: string;
      readonly packageExpiresAt: string;
    }>;
  } | null | undefined;
};
export type viewerBusinessesQuery = {
  response: viewerBusinessesQuery$data;
  variables: viewerBusinessesQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "foundedCount",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "concreteType": "Invitation",
  "kind": "LinkedField",
  "name": "invitations",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "businessId",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "concreteType": "OtherBusiness",
  "kind": "LinkedField",
  "name": "otherBusinesses",
  "plural": true,
  "selections": [
    (v2/*:: as any*/),
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
      "name": "packageExpiresAt",
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
    "name": "viewerBusinessesQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          (v3/*:: as any*/)
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
    "name": "viewerBusinessesQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          (v3/*:: as any*/),
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "4a1a8c49387493d8be990bd36b72ea4abf78ffb1869e9ef5465e7736cb99c8c4",
    "metadata": {},
    "name": "viewerBusinessesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "3fa2c760bffe6ddd2ef1bf457c0be322";

export default node;

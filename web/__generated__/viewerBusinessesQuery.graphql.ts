/**
 * @generated SignedSource<<c5293d9e822aa05c59dd0fc60859fabf>>
 * @relayHash 54292038f40fdcb2a74d379b6e99a5f0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e73487603f9037bd9d78b889ba317339a6546c3baee99765c8e4d60a02a11c90

import type { ConcreteRequest } from 'relay-runtime';
export type viewerBusinessesQuery$variables = Record<PropertyKey, never>;
export type viewerBusinessesQuery$data = {
  readonly viewer: {
    readonly invitations: ReadonlyArray<{
      readonly businessId: string;
    }>;
    readonly isFounder: boolean;
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
  "name": "isFounder",
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
    "id": "e73487603f9037bd9d78b889ba317339a6546c3baee99765c8e4d60a02a11c90",
    "metadata": {},
    "name": "viewerBusinessesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "b0ce8046e8195d1c3545e23b7ce91b2a";

export default node;

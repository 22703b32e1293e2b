/**
 * @generated SignedSource<<6dd90870437aee19032e747667860ee4>>
 * @relayHash 02c58d9623bb58f2bffa11aac96ef98f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID db4c15b03410f18937b42b39721457f813069fddab6eb320ff9a6096a311f73f

import type { ConcreteRequest } from 'relay-runtime';
export type viewerBusinessesQuery$variables = Record<PropertyKey, never>;
export type viewerBusinessesQuery$data = {
  readonly viewer: {
    readonly foundedCount: number;
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
  "kind": "ScalarField",
  "name": "foundedCount",
  "storageKey": null
},
v2 = {
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
  "concreteType": "OtherBusiness",
  "kind": "LinkedField",
  "name": "otherBusinesses",
  "plural": true,
  "selections": [
    (v3/*:: as any*/),
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
          (v2/*:: as any*/),
          (v4/*:: as any*/)
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
          (v2/*:: as any*/),
          (v4/*:: as any*/),
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "db4c15b03410f18937b42b39721457f813069fddab6eb320ff9a6096a311f73f",
    "metadata": {},
    "name": "viewerBusinessesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "f0e7d73b68a35475ded04c98974fde7a";

export default node;

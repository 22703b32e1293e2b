/**
 * @generated SignedSource<<de2ef56852eafd20c138af3f063d953c>>
 * @relayHash ddf981ac7920b54cdc45507cad8e6c6c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 776153cccb845de589d63ae639da0dc3074f9a35bebcde77325d1045b16ef362

import type { ConcreteRequest } from 'relay-runtime';
export type viewerBusinessesQuery$variables = Record<PropertyKey, never>;
export type viewerBusinessesQuery$data = {
  readonly viewer: {
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
  "name": "id",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "concreteType": "OtherBusiness",
  "kind": "LinkedField",
  "name": "otherBusinesses",
  "plural": true,
  "selections": [
    (v1/*:: as any*/),
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
          (v2/*:: as any*/),
          (v1/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "776153cccb845de589d63ae639da0dc3074f9a35bebcde77325d1045b16ef362",
    "metadata": {},
    "name": "viewerBusinessesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "393cd5627418ddd422035665eba5f2f8";

export default node;

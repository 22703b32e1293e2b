/**
 * @generated SignedSource<<09847fcb491da8d4ded67ae5b29b152b>>
 * @relayHash a884c04e43f719119a86a729401db790
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b69452555f89699a9834f62b076bebb591da0945333d39beaff462fb21af5dfc

import type { ConcreteRequest } from 'relay-runtime';
export type NoWebOrdersQuery$variables = Record<PropertyKey, never>;
export type NoWebOrdersQuery$data = {
  readonly viewer: {
    readonly business: {
      readonly firstSteps: {
        readonly webSite: boolean;
      };
    } | null | undefined;
  } | null | undefined;
};
export type NoWebOrdersQuery = {
  response: NoWebOrdersQuery$data;
  variables: NoWebOrdersQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "concreteType": "FirstSteps",
  "kind": "LinkedField",
  "name": "firstSteps",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "webSite",
      "storageKey": null
    }
  ],
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
    "name": "NoWebOrdersQuery",
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
    "name": "NoWebOrdersQuery",
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
    "id": "b69452555f89699a9834f62b076bebb591da0945333d39beaff462fb21af5dfc",
    "metadata": {},
    "name": "NoWebOrdersQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "65eb717416cc947177d132c13762cd47";

export default node;

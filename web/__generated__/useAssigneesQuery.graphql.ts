/**
 * @generated SignedSource<<9a86cce9e87789f77157cf0dbab4be82>>
 * @relayHash a5f4b7f4d845026fa548a88660a571d0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 09f843543d2256898a4f54f026a718a675b7d4814347212eb6580f30d03e0add

import type { ConcreteRequest } from 'relay-runtime';
export type useAssigneesQuery$variables = Record<PropertyKey, never>;
export type useAssigneesQuery$data = {
  readonly assignees: ReadonlyArray<{
    readonly memberId: string;
    readonly name: string;
  }>;
};
export type useAssigneesQuery = {
  response: useAssigneesQuery$data;
  variables: useAssigneesQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Assignee",
    "kind": "LinkedField",
    "name": "assignees",
    "plural": true,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "memberId",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "name",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "useAssigneesQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useAssigneesQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "09f843543d2256898a4f54f026a718a675b7d4814347212eb6580f30d03e0add",
    "metadata": {},
    "name": "useAssigneesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "d1a77605956bdd0ee7edae7876430653";

export default node;

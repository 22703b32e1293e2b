/**
 * @generated SignedSource<<cd8b1cef656d3cbb334de56f44ff4e71>>
 * @relayHash 043dcd9660bbf86e34dcb0d7ee994a7b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0eaef3c5f870648ad9e80417c6b1ca0d8ae7e917cc21002701cd76e41f229ed8

import type { ConcreteRequest } from 'relay-runtime';
export type useTaskAssigneesQuery$variables = Record<PropertyKey, never>;
export type useTaskAssigneesQuery$data = {
  readonly taskAssignees: ReadonlyArray<{
    readonly memberId: string;
    readonly name: string;
  }>;
};
export type useTaskAssigneesQuery = {
  response: useTaskAssigneesQuery$data;
  variables: useTaskAssigneesQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Assignee",
    "kind": "LinkedField",
    "name": "taskAssignees",
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
    "name": "useTaskAssigneesQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useTaskAssigneesQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "0eaef3c5f870648ad9e80417c6b1ca0d8ae7e917cc21002701cd76e41f229ed8",
    "metadata": {},
    "name": "useTaskAssigneesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "adc9f6ef676ad8908210b0e5cc6765a2";

export default node;

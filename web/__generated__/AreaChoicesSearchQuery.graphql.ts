/**
 * @generated SignedSource<<86f0e16dc0e1ef4cab425b282bed69dd>>
 * @relayHash e2f58ab9c660f6821f83db900eba947d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ca3942b014ee1f63413c6b63c19b68025e7b5711a1483d980b015765fdd71f38

import type { ConcreteRequest } from 'relay-runtime';
export type AreaChoicesSearchQuery$variables = {
  courierId: string;
  search: string;
};
export type AreaChoicesSearchQuery$data = {
  readonly courierAreas: ReadonlyArray<{
    readonly code: string;
    readonly groupName: string;
    readonly name: string;
  }>;
};
export type AreaChoicesSearchQuery = {
  response: AreaChoicesSearchQuery$data;
  variables: AreaChoicesSearchQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "courierId"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "search"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "courierId",
        "variableName": "courierId"
      },
      {
        "kind": "Variable",
        "name": "search",
        "variableName": "search"
      }
    ],
    "concreteType": "CourierArea",
    "kind": "LinkedField",
    "name": "courierAreas",
    "plural": true,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "code",
        "storageKey": null
      },
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
        "name": "groupName",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "AreaChoicesSearchQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "AreaChoicesSearchQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "ca3942b014ee1f63413c6b63c19b68025e7b5711a1483d980b015765fdd71f38",
    "metadata": {},
    "name": "AreaChoicesSearchQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "3ed829df2464cc9741136cd7733426b2";

export default node;

/**
 * @generated SignedSource<<68624026a21ee80d092f1237a9ea1ef9>>
 * @relayHash 4969c4a816213581424b0c47daabc7e1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 77de72ee6608d50079d65606219b72210c43a5568ce9e5de9c2bee75570fa954

import type { ConcreteRequest } from 'relay-runtime';
export type ArrivalTextDialogQuery$variables = Record<PropertyKey, never>;
export type ArrivalTextDialogQuery$data = {
  readonly preorderArrivalText: {
    readonly text: string;
    readonly version: number;
  };
};
export type ArrivalTextDialogQuery = {
  response: ArrivalTextDialogQuery$data;
  variables: ArrivalTextDialogQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "PreorderArrivalText",
    "kind": "LinkedField",
    "name": "preorderArrivalText",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "text",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "version",
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
    "name": "ArrivalTextDialogQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "ArrivalTextDialogQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "77de72ee6608d50079d65606219b72210c43a5568ce9e5de9c2bee75570fa954",
    "metadata": {},
    "name": "ArrivalTextDialogQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "2e2fc3ed1d521166649dfe5b78e250d2";

export default node;

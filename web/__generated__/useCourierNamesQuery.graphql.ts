/**
 * @generated SignedSource<<55c009f1f9eccbab2a96f84a8747fc53>>
 * @relayHash dbfe387ffd01c25afa147b76b67b949c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID db7f943329ca5b24a9ea9ff47ce85e4b2281a1fe1e4a7d41eed157d41e38c14e

import type { ConcreteRequest } from 'relay-runtime';
export type useCourierNamesQuery$variables = Record<PropertyKey, never>;
export type useCourierNamesQuery$data = {
  readonly courierChoices: ReadonlyArray<{
    readonly name: string;
  }>;
};
export type useCourierNamesQuery = {
  response: useCourierNamesQuery$data;
  variables: useCourierNamesQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "CourierChoice",
    "kind": "LinkedField",
    "name": "courierChoices",
    "plural": true,
    "selections": [
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
    "name": "useCourierNamesQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useCourierNamesQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "db7f943329ca5b24a9ea9ff47ce85e4b2281a1fe1e4a7d41eed157d41e38c14e",
    "metadata": {},
    "name": "useCourierNamesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "851d517944ef39972c5ffb9333b8690f";

export default node;

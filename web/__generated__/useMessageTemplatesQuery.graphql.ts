/**
 * @generated SignedSource<<aded68ab8e19a35c888d75e1772141e7>>
 * @relayHash ac1d4e9e41c4812fa4a61d105b74baa9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6803d13377c7f0c08575e4a8525963080038ae7bc75e47d08c205db2d31a07ed

import type { ConcreteRequest } from 'relay-runtime';
export type useMessageTemplatesQuery$variables = Record<PropertyKey, never>;
export type useMessageTemplatesQuery$data = {
  readonly messageTemplates: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
    readonly text: string;
  }>;
};
export type useMessageTemplatesQuery = {
  response: useMessageTemplatesQuery$data;
  variables: useMessageTemplatesQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "MessageTemplate",
    "kind": "LinkedField",
    "name": "messageTemplates",
    "plural": true,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "id",
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
        "name": "text",
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
    "name": "useMessageTemplatesQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useMessageTemplatesQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "6803d13377c7f0c08575e4a8525963080038ae7bc75e47d08c205db2d31a07ed",
    "metadata": {},
    "name": "useMessageTemplatesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "03136afeb912f395c040c5d96a8bbce2";

export default node;

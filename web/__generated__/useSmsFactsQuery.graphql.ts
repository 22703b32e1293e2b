/**
 * @generated SignedSource<<97dc297a6df1290df020ac97eb14797c>>
 * @relayHash fb91132a0f874212da614b24dd0d9796
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ccdbc4d874b8dfbcb268b74e37818fc7e67d5c0e71510a4998243a5041c17432

import type { ConcreteRequest } from 'relay-runtime';
export type useSmsFactsQuery$variables = Record<PropertyKey, never>;
export type useSmsFactsQuery$data = {
  readonly messageTemplates: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
    readonly text: string;
  }>;
  readonly viewer: {
    readonly business: {
      readonly id: string;
      readonly smsBalance: number;
      readonly smsRate: number;
    } | null | undefined;
  } | null | undefined;
};
export type useSmsFactsQuery = {
  response: useSmsFactsQuery$data;
  variables: useSmsFactsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "concreteType": "MessageTemplate",
  "kind": "LinkedField",
  "name": "messageTemplates",
  "plural": true,
  "selections": [
    (v0/*:: as any*/),
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
},
v2 = {
  "alias": null,
  "args": null,
  "concreteType": "Business",
  "kind": "LinkedField",
  "name": "business",
  "plural": false,
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "smsRate",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "smsBalance",
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
    "name": "useSmsFactsQuery",
    "selections": [
      (v1/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
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
    "name": "useSmsFactsQuery",
    "selections": [
      (v1/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v0/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "ccdbc4d874b8dfbcb268b74e37818fc7e67d5c0e71510a4998243a5041c17432",
    "metadata": {},
    "name": "useSmsFactsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "b0fb21732739128c490bb05f3407fc70";

export default node;

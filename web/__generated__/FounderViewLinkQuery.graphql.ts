/**
 * @generated SignedSource<<1acb48b134d8c7381a49056763b3cde0>>
 * @relayHash 712994cb980fcaad301c74f8280d149a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5e04ace46c8e274dd846d291e91b2253740a25bcc5acde872c1797a343d7edfd

import type { ConcreteRequest } from 'relay-runtime';
export type FounderViewLinkQuery$variables = Record<PropertyKey, never>;
export type FounderViewLinkQuery$data = {
  readonly viewer: {
    readonly foundedCount: number;
  } | null | undefined;
};
export type FounderViewLinkQuery = {
  response: FounderViewLinkQuery$data;
  variables: FounderViewLinkQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "foundedCount",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "FounderViewLinkQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v0/*:: as any*/)
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
    "name": "FounderViewLinkQuery",
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
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "5e04ace46c8e274dd846d291e91b2253740a25bcc5acde872c1797a343d7edfd",
    "metadata": {},
    "name": "FounderViewLinkQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "b18b2854f3dd36194aebd37f58ef21bd";

export default node;

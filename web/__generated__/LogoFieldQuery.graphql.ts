/**
 * @generated SignedSource<<9c5007102624bfc708d5c410072b4632>>
 * @relayHash 29f039ffc19baa6a51cf422706058612
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 477ee0bd81263e048266e01020ca433cee8af5cbe4be7936763f37d557da9710

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LogoFieldQuery$variables = Record<PropertyKey, never>;
export type LogoFieldQuery$data = {
  readonly viewer: {
    readonly business: {
      readonly " $fragmentSpreads": FragmentRefs<"LogoField_business">;
    } | null | undefined;
  } | null | undefined;
};
export type LogoFieldQuery = {
  response: LogoFieldQuery$data;
  variables: LogoFieldQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
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
    "name": "LogoFieldQuery",
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
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "LogoField_business"
              }
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
    "name": "LogoFieldQuery",
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
                "name": "logoUrl",
                "storageKey": null
              },
              (v0/*:: as any*/)
            ],
            "storageKey": null
          },
          (v0/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "477ee0bd81263e048266e01020ca433cee8af5cbe4be7936763f37d557da9710",
    "metadata": {},
    "name": "LogoFieldQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "4479b2c7b6ae5c0e428e4ce6236d390f";

export default node;

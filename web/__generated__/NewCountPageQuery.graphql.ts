/**
 * @generated SignedSource<<b286a363cc9b413dddf05e5b69a81a05>>
 * @relayHash dce29aeb4752f86fff7383405e4864a1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e205bd525f5041aaaf105f3c756c29ae61219347d1805dbbd114405930768e0d

import type { ConcreteRequest } from 'relay-runtime';
export type NewCountPageQuery$variables = Record<PropertyKey, never>;
export type NewCountPageQuery$data = {
  readonly locations: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly id: string;
        readonly isDefault: boolean;
        readonly name: string;
      };
    }>;
  };
};
export type NewCountPageQuery = {
  response: NewCountPageQuery$data;
  variables: NewCountPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Literal",
        "name": "first",
        "value": 100
      }
    ],
    "concreteType": "LocationsConnection",
    "kind": "LinkedField",
    "name": "locations",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "LocationsEdge",
        "kind": "LinkedField",
        "name": "edges",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Location",
            "kind": "LinkedField",
            "name": "node",
            "plural": false,
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
                "name": "isDefault",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": "locations(first:100)"
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "NewCountPageQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "NewCountPageQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "e205bd525f5041aaaf105f3c756c29ae61219347d1805dbbd114405930768e0d",
    "metadata": {},
    "name": "NewCountPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "907db05d1367dad2edf74c24d1e4263f";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;

/**
 * @generated SignedSource<<c1bac601f13b953929ac6a222b142f03>>
 * @relayHash aa0a12d10bb0a28f862792e580e0cd49
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID abfe4e1ff8eb58d07b051ca9001d0fbdcccd9c249275015709b8389042adee10

import type { ConcreteRequest } from 'relay-runtime';
export type NewDecreasePageQuery$variables = Record<PropertyKey, never>;
export type NewDecreasePageQuery$data = {
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
export type NewDecreasePageQuery = {
  response: NewDecreasePageQuery$data;
  variables: NewDecreasePageQuery$variables;
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
    "name": "NewDecreasePageQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "NewDecreasePageQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "abfe4e1ff8eb58d07b051ca9001d0fbdcccd9c249275015709b8389042adee10",
    "metadata": {},
    "name": "NewDecreasePageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "39ebae83294e60bbc8579a7066d49756";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;

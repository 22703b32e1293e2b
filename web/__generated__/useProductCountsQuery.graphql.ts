/**
 * @generated SignedSource<<5ca0cb8204a9e3ff460c3ac79d14a9d6>>
 * @relayHash 8dbfa2afa3b925e6a79f7ffbc72200cd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 14c2d10386c91ef87a8a216b762fbd116af0853dd5286a791788aa3671545c31

import type { ConcreteRequest } from 'relay-runtime';
export type useProductCountsQuery$variables = Record<PropertyKey, never>;
export type useProductCountsQuery$data = {
  readonly productCounts: ReadonlyArray<{
    readonly count: number;
    readonly status: string;
  }>;
};
export type useProductCountsQuery = {
  response: useProductCountsQuery$data;
  variables: useProductCountsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "StatusCount",
    "kind": "LinkedField",
    "name": "productCounts",
    "plural": true,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "status",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "count",
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
    "name": "useProductCountsQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useProductCountsQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "14c2d10386c91ef87a8a216b762fbd116af0853dd5286a791788aa3671545c31",
    "metadata": {},
    "name": "useProductCountsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "aa7e0dbbefca688dd0a4fd4cac6e19d4";

export default node;

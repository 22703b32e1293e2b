/**
 * @generated SignedSource<<17a0ecb161b994e05f277c84141f533f>>
 * @relayHash 176c89289e6a3fd09a44f328b794c915
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6c2f74f45c314971d8557c100b7cd15add980bf0f7c4ddd5a07c089c5ac61e99

import type { ConcreteRequest } from 'relay-runtime';
export type useRefreshWebOrderCountsQuery$variables = Record<PropertyKey, never>;
export type useRefreshWebOrderCountsQuery$data = {
  readonly webOrderCounts: ReadonlyArray<{
    readonly count: number;
    readonly status: string;
  }>;
};
export type useRefreshWebOrderCountsQuery = {
  response: useRefreshWebOrderCountsQuery$data;
  variables: useRefreshWebOrderCountsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "StatusCount",
    "kind": "LinkedField",
    "name": "webOrderCounts",
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
    "name": "useRefreshWebOrderCountsQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useRefreshWebOrderCountsQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "6c2f74f45c314971d8557c100b7cd15add980bf0f7c4ddd5a07c089c5ac61e99",
    "metadata": {},
    "name": "useRefreshWebOrderCountsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "e6df3bfde9b99684000a2cdabc80c343";

export default node;

/**
 * @generated SignedSource<<674c8fb427d8afbe4b3d606f2a0bf91e>>
 * @relayHash 59a7b5f68076658798e0c3689fadcc33
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 23c4475ce60c0882b86310fd00f32f1e8acdb9235e1ef074cb27bc87cf7da63e

import type { ConcreteRequest } from 'relay-runtime';
export type useOrderSitesQuery$variables = Record<PropertyKey, never>;
export type useOrderSitesQuery$data = {
  readonly orderFilterValues: {
    readonly sites: ReadonlyArray<{
      readonly id: string;
      readonly name: string;
    }>;
  };
};
export type useOrderSitesQuery = {
  response: useOrderSitesQuery$data;
  variables: useOrderSitesQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "OrderFilterValues",
    "kind": "LinkedField",
    "name": "orderFilterValues",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "OrderFilterSite",
        "kind": "LinkedField",
        "name": "sites",
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
          }
        ],
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
    "name": "useOrderSitesQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useOrderSitesQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "23c4475ce60c0882b86310fd00f32f1e8acdb9235e1ef074cb27bc87cf7da63e",
    "metadata": {},
    "name": "useOrderSitesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "fea3b24ca941bfb261ef5ec4bc8822d1";

export default node;

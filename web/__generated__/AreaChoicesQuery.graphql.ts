/**
 * @generated SignedSource<<c24a695a6fb2fce439ccc7e513a29940>>
 * @relayHash 745be55caa321b93a5490315d203ea91
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e91be2c47056df1433d3fb42c20ef90ebc61c258c0337e2e70b2f98234cb5c0f

import type { ConcreteRequest } from 'relay-runtime';
export type AreaChoicesQuery$variables = {
  courierId: string;
  orders: ReadonlyArray<string>;
};
export type AreaChoicesQuery$data = {
  readonly courierPlaces: ReadonlyArray<{
    readonly area: {
      readonly code: string;
      readonly groupName: string;
      readonly name: string;
    } | null | undefined;
    readonly district: string;
    readonly isSure: boolean;
    readonly orders: number;
    readonly thana: string;
  }>;
};
export type AreaChoicesQuery = {
  response: AreaChoicesQuery$data;
  variables: AreaChoicesQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "courierId"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "orders"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "courierId",
        "variableName": "courierId"
      },
      {
        "kind": "Variable",
        "name": "orders",
        "variableName": "orders"
      }
    ],
    "concreteType": "CourierPlace",
    "kind": "LinkedField",
    "name": "courierPlaces",
    "plural": true,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "district",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "thana",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "orders",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "CourierArea",
        "kind": "LinkedField",
        "name": "area",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "code",
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
            "name": "groupName",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "isSure",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "AreaChoicesQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "AreaChoicesQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "e91be2c47056df1433d3fb42c20ef90ebc61c258c0337e2e70b2f98234cb5c0f",
    "metadata": {},
    "name": "AreaChoicesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "e5f1ef1c8c9d950fe660672b4ceda131";

export default node;

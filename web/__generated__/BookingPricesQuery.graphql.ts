/**
 * @generated SignedSource<<a425bc106e745871c500edd2cde19a7d>>
 * @relayHash 0a400b79905bd4957d41b2e6f794ebad
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 63d9e4ce66b472ff208efa7007134bc38d11510fc9d6c637a7624b6fe7ede6e6

import type { ConcreteRequest } from 'relay-runtime';
export type PricedAreaInput = {
  code: string;
  district: string;
  thana: string;
};
export type BookingPricesQuery$variables = {
  areas?: ReadonlyArray<PricedAreaInput> | null | undefined;
  courierId: string;
  orders: ReadonlyArray<string>;
};
export type BookingPricesQuery$data = {
  readonly parcelPrices: ReadonlyArray<{
    readonly byCourier: number | null | undefined;
    readonly byTerms: number | null | undefined;
    readonly hasArea: boolean;
    readonly orderId: string;
    readonly reference: string;
  }> | null | undefined;
};
export type BookingPricesQuery = {
  response: BookingPricesQuery$data;
  variables: BookingPricesQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "areas"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "courierId"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "orders"
},
v3 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "areas",
        "variableName": "areas"
      },
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
    "concreteType": "ParcelPrice",
    "kind": "LinkedField",
    "name": "parcelPrices",
    "plural": true,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "orderId",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "reference",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "byTerms",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "byCourier",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "hasArea",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "BookingPricesQuery",
    "selections": (v3/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "BookingPricesQuery",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "id": "63d9e4ce66b472ff208efa7007134bc38d11510fc9d6c637a7624b6fe7ede6e6",
    "metadata": {},
    "name": "BookingPricesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "ec1da183591cf69bd25f3d2a7eaf82e3";

export default node;

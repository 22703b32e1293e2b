/**
 * @generated SignedSource<<053d859b7c66b6ee3828a5b47ebe471f>>
 * @relayHash b7881225d5e7289a89cef45fe40544de
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9e9c61f2bd221eb554fafe11840ceb88c860d4f4bb6477578d6d7fccafb2d1e0

import type { ConcreteRequest } from 'relay-runtime';
export type CourierRecordsQuery$variables = {
  orders: ReadonlyArray<string>;
};
export type CourierRecordsQuery$data = {
  readonly courierRecords: ReadonlyArray<{
    readonly averageDays: number | null | undefined;
    readonly charge: number | null | undefined;
    readonly courierId: string;
    readonly deliveredShare: number | null | undefined;
    readonly isConnected: boolean;
    readonly name: string;
    readonly net: number | null | undefined;
    readonly parcels: number;
  }>;
};
export type CourierRecordsQuery = {
  response: CourierRecordsQuery$data;
  variables: CourierRecordsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
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
        "name": "orders",
        "variableName": "orders"
      }
    ],
    "concreteType": "CourierRecord",
    "kind": "LinkedField",
    "name": "courierRecords",
    "plural": true,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "courierId",
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
        "name": "isConnected",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "parcels",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "deliveredShare",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "averageDays",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "charge",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "net",
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
    "name": "CourierRecordsQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "CourierRecordsQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "9e9c61f2bd221eb554fafe11840ceb88c860d4f4bb6477578d6d7fccafb2d1e0",
    "metadata": {},
    "name": "CourierRecordsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "28ebfde808da26545f2b4207e2113fc0";

export default node;

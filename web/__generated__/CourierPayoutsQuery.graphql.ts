/**
 * @generated SignedSource<<98e09ca5764ce313d82644fcd80d61ed>>
 * @relayHash e70eebe9e75baca2e558d69617a7f8f1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID db233f2857d83423fc7329d605053b43bc10d7540d2b3ed7a64992a5e3a5f202

import type { ConcreteRequest } from 'relay-runtime';
export type CourierPayoutsQuery$variables = {
  courierId: string;
};
export type CourierPayoutsQuery$data = {
  readonly courierPayouts: ReadonlyArray<{
    readonly amount: number | null | undefined;
    readonly paidAt: string | null | undefined;
    readonly payoutId: string;
    readonly reference: string;
    readonly statementId: string | null | undefined;
  }> | null | undefined;
};
export type CourierPayoutsQuery = {
  response: CourierPayoutsQuery$data;
  variables: CourierPayoutsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "courierId"
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
      }
    ],
    "concreteType": "CourierPayout",
    "kind": "LinkedField",
    "name": "courierPayouts",
    "plural": true,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "payoutId",
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
        "name": "amount",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "paidAt",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "statementId",
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
    "name": "CourierPayoutsQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "CourierPayoutsQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "db233f2857d83423fc7329d605053b43bc10d7540d2b3ed7a64992a5e3a5f202",
    "metadata": {},
    "name": "CourierPayoutsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "b494f44cae44e6eb257d77757a627669";

export default node;

/**
 * @generated SignedSource<<efac5fd6004685b1d0131c523f9e9819>>
 * @relayHash 76f6db31b3f80125c001ee11439f408d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e69c6a0aa7505a74e5f8a41b3743a089b561fc0f5ab6c893b1ac725ae0a557c3

import type { ConcreteRequest } from 'relay-runtime';
export type CustomerPickerQuery$variables = {
  search: string;
};
export type CustomerPickerQuery$data = {
  readonly foundCustomers: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
    readonly phone: string;
  }>;
};
export type CustomerPickerQuery = {
  response: CustomerPickerQuery$data;
  variables: CustomerPickerQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "search"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "text",
        "variableName": "search"
      }
    ],
    "concreteType": "Customer",
    "kind": "LinkedField",
    "name": "foundCustomers",
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
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "phone",
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
    "name": "CustomerPickerQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "CustomerPickerQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "e69c6a0aa7505a74e5f8a41b3743a089b561fc0f5ab6c893b1ac725ae0a557c3",
    "metadata": {},
    "name": "CustomerPickerQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "967b5ca3800152750ad836c27e68f25f";

export default node;

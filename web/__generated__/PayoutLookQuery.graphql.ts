/**
 * @generated SignedSource<<864496fdaabbd862107a2d25fde756d9>>
 * @relayHash dbf7752894c1e75388f5f2105113d35e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 025facfc562649b5e148f64c782ad683dda490f06b66cd9f073f34312d298a77

import type { ConcreteRequest } from 'relay-runtime';
export type PayoutLookQuery$variables = {
  courierId: string;
};
export type PayoutLookQuery$data = {
  readonly payoutLook: {
    readonly askedAt: string | null | undefined;
    readonly hasFailed: boolean;
    readonly notTaken: number;
  } | null | undefined;
};
export type PayoutLookQuery = {
  response: PayoutLookQuery$data;
  variables: PayoutLookQuery$variables;
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
    "concreteType": "PayoutLook",
    "kind": "LinkedField",
    "name": "payoutLook",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "askedAt",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "hasFailed",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "notTaken",
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
    "name": "PayoutLookQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "PayoutLookQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "025facfc562649b5e148f64c782ad683dda490f06b66cd9f073f34312d298a77",
    "metadata": {},
    "name": "PayoutLookQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "0fe81c48b31ad5668cee390048208726";

export default node;

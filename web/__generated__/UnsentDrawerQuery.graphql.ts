/**
 * @generated SignedSource<<3b3a36dd1ef5d7794f3b3dfb89122936>>
 * @relayHash c3b0e736b19095e493f8903268ce3829
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1571810e4452e4f942ad18a24e33e2eee535192b02ac6302f68b8eb3f4d79793

import type { ConcreteRequest } from 'relay-runtime';
export type MessageEvent = "ADVANCE" | "CONFIRMED" | "DELIVERED" | "HOLD" | "OUT_FOR_DELIVERY" | "PREORDER_READY" | "RETURN" | "SHIPPED" | "%future added value";
export type UnsentDrawerQuery$variables = {
  event: MessageEvent;
};
export type UnsentDrawerQuery$data = {
  readonly unsentMessages: ReadonlyArray<{
    readonly at: string;
    readonly customerName: string;
    readonly message: string;
    readonly messageKey: string;
    readonly messageValues: Record<string, unknown>;
    readonly orderId: string;
    readonly reference: string;
  }>;
};
export type UnsentDrawerQuery = {
  response: UnsentDrawerQuery$data;
  variables: UnsentDrawerQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "event"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "event",
        "variableName": "event"
      }
    ],
    "concreteType": "UnsentMessage",
    "kind": "LinkedField",
    "name": "unsentMessages",
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
        "name": "customerName",
        "storageKey": null
      },
      {
        "alias": "message",
        "args": null,
        "kind": "ScalarField",
        "name": "reason",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "messageKey",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "messageValues",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "at",
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
    "name": "UnsentDrawerQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "UnsentDrawerQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "1571810e4452e4f942ad18a24e33e2eee535192b02ac6302f68b8eb3f4d79793",
    "metadata": {},
    "name": "UnsentDrawerQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "35750910b9861d62311f90c12eeba8ef";

export default node;

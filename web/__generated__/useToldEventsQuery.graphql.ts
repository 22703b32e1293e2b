/**
 * @generated SignedSource<<932e7adee18a32f38b5e889649b4de35>>
 * @relayHash 1c56461ce631ce409c84e725d29516e0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d5db42918b01df0d52e0c4cc695a1626113b95908480bc4143802f28368249f9

import type { ConcreteRequest } from 'relay-runtime';
export type MessageEvent = "ADVANCE" | "CONFIRMED" | "DELIVERED" | "HOLD" | "OUT_FOR_DELIVERY" | "PREORDER_READY" | "RETURN" | "SHIPPED" | "%future added value";
export type useToldEventsQuery$variables = Record<PropertyKey, never>;
export type useToldEventsQuery$data = {
  readonly toldEvents: ReadonlyArray<MessageEvent>;
};
export type useToldEventsQuery = {
  response: useToldEventsQuery$data;
  variables: useToldEventsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "toldEvents",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "useToldEventsQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useToldEventsQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "d5db42918b01df0d52e0c4cc695a1626113b95908480bc4143802f28368249f9",
    "metadata": {},
    "name": "useToldEventsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "56da3a5840a61bef05af15213f92872a";

export default node;

/**
 * @generated SignedSource<<bd8cc923067e655f0156fb6749419db2>>
 * @relayHash 1c369c5831818d91200c136c662595f2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6cea4b82cb9fba344551aaa9c5a88beb35d3c8f0b09660ff581e5a28cc49b8b4

import type { ConcreteRequest } from 'relay-runtime';
export type OrderReasonOf = "CANCEL" | "RETURN" | "%future added value";
export type UsualReasonsOfOrdersQuery$variables = {
  of: OrderReasonOf;
};
export type UsualReasonsOfOrdersQuery$data = {
  readonly usualOrderReasons: ReadonlyArray<string>;
};
export type UsualReasonsOfOrdersQuery = {
  response: UsualReasonsOfOrdersQuery$data;
  variables: UsualReasonsOfOrdersQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "of"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "of",
        "variableName": "of"
      }
    ],
    "kind": "ScalarField",
    "name": "usualOrderReasons",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "UsualReasonsOfOrdersQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "UsualReasonsOfOrdersQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "6cea4b82cb9fba344551aaa9c5a88beb35d3c8f0b09660ff581e5a28cc49b8b4",
    "metadata": {},
    "name": "UsualReasonsOfOrdersQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "9435d6a2498bd06acd449caead2b8bfe";

export default node;

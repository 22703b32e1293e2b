/**
 * @generated SignedSource<<b55263cf9bb771e3fda991912e29a044>>
 * @relayHash 46868801bd06ffe9df3cc87d4343bb35
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID df39ae85c63b8aae289f9aa20d4cd667c634ee6471b151e8a2f539fd80bbd631

import type { ConcreteRequest } from 'relay-runtime';
export type CourierKind = "API" | "MANUAL" | "PICKUP" | "%future added value";
export type NewStatementPageQuery$variables = Record<PropertyKey, never>;
export type NewStatementPageQuery$data = {
  readonly deliveryMethods: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly id: string;
        readonly kind: CourierKind;
        readonly name: string;
      };
    }>;
  };
};
export type NewStatementPageQuery = {
  response: NewStatementPageQuery$data;
  variables: NewStatementPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Literal",
        "name": "first",
        "value": 100
      }
    ],
    "concreteType": "DeliveryMethodsConnection",
    "kind": "LinkedField",
    "name": "deliveryMethods",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "DeliveryMethodsEdge",
        "kind": "LinkedField",
        "name": "edges",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Courier",
            "kind": "LinkedField",
            "name": "node",
            "plural": false,
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
                "name": "kind",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": "deliveryMethods(first:100)"
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "NewStatementPageQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "NewStatementPageQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "df39ae85c63b8aae289f9aa20d4cd667c634ee6471b151e8a2f539fd80bbd631",
    "metadata": {},
    "name": "NewStatementPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "9e22063316e4d8a7cb472a247b0c6575";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;

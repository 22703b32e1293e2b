/**
 * @generated SignedSource<<4a451eb8bc1d1d0318d6c6349bc1f4b3>>
 * @relayHash 08dbc7e1041a9f949411b3c16b2a9d24
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 399ab8cb49e2faad528e1575073480d8ab3978cf531d750bcc5bc80b05a4dc42

import type { ConcreteRequest } from 'relay-runtime';
export type NewStatementPageQuery$variables = Record<PropertyKey, never>;
export type NewStatementPageQuery$data = {
  readonly deliveryMethods: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly id: string;
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
    "id": "399ab8cb49e2faad528e1575073480d8ab3978cf531d750bcc5bc80b05a4dc42",
    "metadata": {},
    "name": "NewStatementPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "bd69420145462eea3aecb5a2791dce9e";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;

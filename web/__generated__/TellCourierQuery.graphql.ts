/**
 * @generated SignedSource<<4e8448b872967f0aec824c0fc171fa4e>>
 * @relayHash c7acd88452bed4f76f65897d96d34d2d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 740a72a10f676385406d1db08737e2b37b65800d1cc51b0bc636286d189a2310

import type { ConcreteRequest } from 'relay-runtime';
export type ParcelFact = "ADDRESS" | "COD" | "NAME" | "NOTE" | "OTHER_PHONE" | "PHONE" | "%future added value";
export type TellCourierQuery$variables = {
  id: string;
};
export type TellCourierQuery$data = {
  readonly node: {
    readonly toldOtherwise?: ReadonlyArray<{
      readonly fact: ParcelFact;
      readonly now: string;
      readonly told: string;
    }>;
  } | null | undefined;
};
export type TellCourierQuery = {
  response: TellCourierQuery$data;
  variables: TellCourierQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v2 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ToldOtherwise",
      "kind": "LinkedField",
      "name": "toldOtherwise",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "fact",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "told",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "now",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Order",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "TellCourierQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "TellCourierQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          },
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "740a72a10f676385406d1db08737e2b37b65800d1cc51b0bc636286d189a2310",
    "metadata": {},
    "name": "TellCourierQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "c29048f675ebec574ff898a506faffa5";

export default node;

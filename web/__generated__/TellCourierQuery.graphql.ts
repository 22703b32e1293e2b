/**
 * @generated SignedSource<<fa450d307f113f266af07982de2631b2>>
 * @relayHash e0039d13fa3f4137f6f4a2fc457672ef
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 22b4e80aabd92b7d2956da39282a227e88c33bdf73388adef6ae252c4b2104bb

import type { ConcreteRequest } from 'relay-runtime';
export type ParcelFact = "ADDRESS" | "COD" | "NAME" | "NOTE" | "OTHER_PHONE" | "PHONE" | "%future added value";
export type TellCourierQuery$variables = {
  id: string;
};
export type TellCourierQuery$data = {
  readonly node: {
    readonly standingParcel?: {
      readonly code: string;
      readonly courierName: string;
    } | null | undefined;
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
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "StandingParcel",
      "kind": "LinkedField",
      "name": "standingParcel",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "courierName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "code",
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
    "id": "22b4e80aabd92b7d2956da39282a227e88c33bdf73388adef6ae252c4b2104bb",
    "metadata": {},
    "name": "TellCourierQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "7df600d0c084350b3c1cc275d98bfdbf";

export default node;

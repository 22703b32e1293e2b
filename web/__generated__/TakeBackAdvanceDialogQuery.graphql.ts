/**
 * @generated SignedSource<<d57b55b7ca4ddd9e1b9072fa6d3dce74>>
 * @relayHash caba0eea18248381580ddde230b99c45
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a1e2dff823488e9e0393255b11bd5737077667ddac7dfb877a14ea869561d63a

import type { ConcreteRequest } from 'relay-runtime';
export type TakeBackAdvanceDialogQuery$variables = {
  id: string;
};
export type TakeBackAdvanceDialogQuery$data = {
  readonly node: {
    readonly advances?: ReadonlyArray<{
      readonly account: string;
      readonly amount: number;
      readonly at: string;
      readonly canBeTakenBack: boolean;
      readonly id: string;
    }>;
  } | null | undefined;
};
export type TakeBackAdvanceDialogQuery = {
  response: TakeBackAdvanceDialogQuery$data;
  variables: TakeBackAdvanceDialogQuery$variables;
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
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v3 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "OrderAdvance",
      "kind": "LinkedField",
      "name": "advances",
      "plural": true,
      "selections": [
        (v2/*:: as any*/),
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
          "name": "account",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "at",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "canBeTakenBack",
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
    "name": "TakeBackAdvanceDialogQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          (v3/*:: as any*/)
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
    "name": "TakeBackAdvanceDialogQuery",
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
          (v3/*:: as any*/),
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "a1e2dff823488e9e0393255b11bd5737077667ddac7dfb877a14ea869561d63a",
    "metadata": {},
    "name": "TakeBackAdvanceDialogQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "f91c3f560cd5d9e85be05bd627db3981";

export default node;

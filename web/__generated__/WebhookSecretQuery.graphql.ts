/**
 * @generated SignedSource<<c99dd5d119a841625aa135a82f4890d2>>
 * @relayHash 91bc43a0f43a223a9eab5c9b615d73e1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5ffe9fa1164f83c2670edf8c1edd6136d67233c0a724ed2e18cbb022adbb3ba0

import type { ConcreteRequest } from 'relay-runtime';
export type WebhookSecretQuery$variables = {
  id: string;
};
export type WebhookSecretQuery$data = {
  readonly node: {
    readonly __typename: "WebSite";
    readonly webhookSecret: string;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  } | null | undefined;
};
export type WebhookSecretQuery = {
  response: WebhookSecretQuery$data;
  variables: WebhookSecretQuery$variables;
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
  "name": "__typename",
  "storageKey": null
},
v3 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "webhookSecret",
      "storageKey": null
    }
  ],
  "type": "WebSite",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "WebhookSecretQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
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
    "name": "WebhookSecretQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
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
    "id": "5ffe9fa1164f83c2670edf8c1edd6136d67233c0a724ed2e18cbb022adbb3ba0",
    "metadata": {},
    "name": "WebhookSecretQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "c761d51e8b8ac23ff159707aa9046adb";

export default node;

/**
 * @generated SignedSource<<522b8e321e88b7634918d0aa7c121e7e>>
 * @relayHash ac01e4c4df43f875aeb2553e46bdb586
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8fff53971091fead3f05f851b4d81f9411fc545895bba2f4eef1d8a4c3bf709c

import type { ConcreteRequest } from 'relay-runtime';
export type SendSmsPageQuery$variables = Record<PropertyKey, never>;
export type SendSmsPageQuery$data = {
  readonly viewer: {
    readonly business: {
      readonly id: string;
      readonly smsBalance: number;
    } | null | undefined;
  } | null | undefined;
};
export type SendSmsPageQuery = {
  response: SendSmsPageQuery$data;
  variables: SendSmsPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "concreteType": "Business",
  "kind": "LinkedField",
  "name": "business",
  "plural": false,
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "smsBalance",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "SendSmsPageQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v1/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "SendSmsPageQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          (v0/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "8fff53971091fead3f05f851b4d81f9411fc545895bba2f4eef1d8a4c3bf709c",
    "metadata": {},
    "name": "SendSmsPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "a038f0f315bcf1a87180bf8481dd0137";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;

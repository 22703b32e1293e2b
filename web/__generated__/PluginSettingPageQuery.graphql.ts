/**
 * @generated SignedSource<<a73365fdddfbb50a949eb8611ddd24e5>>
 * @relayHash 2eddcea646bebc4b6c5e59f828a38d29
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5778c8b32ea5566363b42a2e8b1eccf16360e6e14b32600ddcb806ae471010cb

import type { ConcreteRequest } from 'relay-runtime';
export type PluginSettingPageQuery$variables = Record<PropertyKey, never>;
export type PluginSettingPageQuery$data = {
  readonly webSites: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
    readonly plugin: {
      readonly capturesCheckout: boolean;
      readonly consentText: string;
      readonly duplicateHours: number;
      readonly lastSeenAt: string | null | undefined;
      readonly messageBn: string;
      readonly messageEn: string;
      readonly prepayFrom: number | null | undefined;
      readonly velocityLimit: number;
      readonly version: number;
    };
    readonly pluginUrl: string;
  }>;
};
export type PluginSettingPageQuery = {
  response: PluginSettingPageQuery$data;
  variables: PluginSettingPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "WebSite",
    "kind": "LinkedField",
    "name": "webSites",
    "plural": true,
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
        "name": "pluginUrl",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "PluginSetting",
        "kind": "LinkedField",
        "name": "plugin",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "version",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "capturesCheckout",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "consentText",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "duplicateHours",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "velocityLimit",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "prepayFrom",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "messageBn",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "messageEn",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "lastSeenAt",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "PluginSettingPageQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "PluginSettingPageQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "5778c8b32ea5566363b42a2e8b1eccf16360e6e14b32600ddcb806ae471010cb",
    "metadata": {},
    "name": "PluginSettingPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "cd3cb2e6bbf4f00fc9b1bcc64c937cf0";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;

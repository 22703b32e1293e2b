/**
 * @generated SignedSource<<fd7a9fd4a8e14633999f3cd3a16cae03>>
 * @relayHash 7be1b309d7637035282160d54fc207b4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ef1be3c065ffed8cab91654bc0df78f9cb30c3e8f35b5b0b45ccb9a3f9e635b5

import type { ConcreteRequest } from 'relay-runtime';
export type CheckoutProof = "ALL" | "COD" | "OFF" | "%future added value";
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
      readonly phoneProof: CheckoutProof;
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
            "name": "phoneProof",
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
    "id": "ef1be3c065ffed8cab91654bc0df78f9cb30c3e8f35b5b0b45ccb9a3f9e635b5",
    "metadata": {},
    "name": "PluginSettingPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "794aca7088f00a52e150ff278cf77042";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;

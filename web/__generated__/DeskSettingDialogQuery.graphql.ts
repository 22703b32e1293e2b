/**
 * @generated SignedSource<<d0ae2b9188ecc19a7ee8d152ae4b8035>>
 * @relayHash 04bbe0fa8fe25c8234a8415d0fbadcd0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 05646be3b7242af1fdb3ebb78d97d453f0caee5eb79b7416dd83ca7b466f8adf

import type { ConcreteRequest } from 'relay-runtime';
export type DeskSettingDialogQuery$variables = Record<PropertyKey, never>;
export type DeskSettingDialogQuery$data = {
  readonly callDesk: {
    readonly setting: {
      readonly checkScore: number;
      readonly claimMinutes: number;
      readonly duplicateHours: number;
      readonly highScore: number;
      readonly maxAttempts: number;
      readonly retryMinutes: number;
      readonly returnPercent: number;
      readonly script: string;
      readonly velocityLimit: number;
      readonly version: number;
    };
  };
};
export type DeskSettingDialogQuery = {
  response: DeskSettingDialogQuery$data;
  variables: DeskSettingDialogQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "CallDesk",
    "kind": "LinkedField",
    "name": "callDesk",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "CallDeskSetting",
        "kind": "LinkedField",
        "name": "setting",
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
            "name": "claimMinutes",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "retryMinutes",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "maxAttempts",
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
            "name": "returnPercent",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "checkScore",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "highScore",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "script",
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
    "name": "DeskSettingDialogQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "DeskSettingDialogQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "05646be3b7242af1fdb3ebb78d97d453f0caee5eb79b7416dd83ca7b466f8adf",
    "metadata": {},
    "name": "DeskSettingDialogQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "9c1b3db30f03f8fee5968a61954ebd4b";

export default node;

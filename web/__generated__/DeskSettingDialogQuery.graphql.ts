/**
 * @generated SignedSource<<ff9f2e1dd1b5ed11dcdd2ad7e862f4ac>>
 * @relayHash ef384f77458628c7707d0ec1fac0956d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b9101b650267469b0797fb30fd9eae9a9602537a8d965fa85fed225119ca71a5

import type { ConcreteRequest } from 'relay-runtime';
export type DeskSettingDialogQuery$variables = Record<PropertyKey, never>;
export type DeskSettingDialogQuery$data = {
  readonly callDesk: {
    readonly setting: {
      readonly badReturns: number;
      readonly checkScore: number;
      readonly claimMinutes: number;
      readonly courierParcels: number;
      readonly duplicateHours: number;
      readonly highScore: number;
      readonly maxAttempts: number;
      readonly retryMinutes: number;
      readonly returnParcels: number;
      readonly returnPercent: number;
      readonly script: string;
      readonly shortAddress: number;
      readonly trustedParcels: number;
      readonly unusualTimes: number;
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
            "name": "returnParcels",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "badReturns",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "courierParcels",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "trustedParcels",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "unusualTimes",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "shortAddress",
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
    "id": "b9101b650267469b0797fb30fd9eae9a9602537a8d965fa85fed225119ca71a5",
    "metadata": {},
    "name": "DeskSettingDialogQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "1e15c851841f806cfe40dfdfc463b751";

export default node;

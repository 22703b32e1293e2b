/**
 * @generated SignedSource<<e19133664cc40b4290a7522690c5d25b>>
 * @relayHash 866a95ae873f56c8fc5372026fc0133d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 973080ede173ae5d3994134369159880534666bd16b7672014a369eadd94e460

import type { ConcreteRequest } from 'relay-runtime';
export type PrintFormat = "A4" | "A5" | "ROLL80" | "STICKER_100X150" | "STICKER_75X50" | "%future added value";
export type PrintKind = "INVOICE" | "STICKER" | "%future added value";
export type PrintPart = "COURIER" | "ITEMS" | "LOGO" | "NOTE" | "SENDER" | "SIGNATURE" | "SKU" | "%future added value";
export type PrintSymbol = "BOTH" | "CODE128" | "QR" | "%future added value";
export type usePrintJobSettingsQuery$variables = Record<PropertyKey, never>;
export type usePrintJobSettingsQuery$data = {
  readonly printSettings: ReadonlyArray<{
    readonly copies: number;
    readonly footer: string;
    readonly format: PrintFormat;
    readonly hiddenParts: ReadonlyArray<PrintPart>;
    readonly kind: PrintKind;
    readonly symbol: PrintSymbol;
    readonly version: number;
  }>;
  readonly viewer: {
    readonly business: {
      readonly address: string;
      readonly hotline: string | null | undefined;
      readonly logoUrl: string | null | undefined;
      readonly name: string;
    } | null | undefined;
  } | null | undefined;
};
export type usePrintJobSettingsQuery = {
  response: usePrintJobSettingsQuery$data;
  variables: usePrintJobSettingsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "concreteType": "PrintSetting",
  "kind": "LinkedField",
  "name": "printSettings",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "kind",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "format",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "symbol",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hiddenParts",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "copies",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "footer",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "version",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "address",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "hotline",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "logoUrl",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "usePrintJobSettingsQuery",
    "selections": [
      (v0/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Business",
            "kind": "LinkedField",
            "name": "business",
            "plural": false,
            "selections": [
              (v1/*:: as any*/),
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              (v4/*:: as any*/)
            ],
            "storageKey": null
          }
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
    "name": "usePrintJobSettingsQuery",
    "selections": [
      (v0/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Business",
            "kind": "LinkedField",
            "name": "business",
            "plural": false,
            "selections": [
              (v1/*:: as any*/),
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              (v5/*:: as any*/)
            ],
            "storageKey": null
          },
          (v5/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "973080ede173ae5d3994134369159880534666bd16b7672014a369eadd94e460",
    "metadata": {},
    "name": "usePrintJobSettingsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "978726eeb17de1993afb1f65db5c62c2";

export default node;

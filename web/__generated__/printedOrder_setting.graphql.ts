/**
 * @generated SignedSource<<781e3a3c8378febd491dab23f8355194>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PrintFormat = "A4" | "A5" | "ROLL80" | "STICKER_100X150" | "STICKER_75X50" | "%future added value";
export type PrintKind = "INVOICE" | "STICKER" | "%future added value";
export type PrintPart = "COURIER" | "ITEMS" | "LOGO" | "NOTE" | "SENDER" | "SIGNATURE" | "SKU" | "%future added value";
export type PrintSymbol = "BOTH" | "CODE128" | "QR" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type printedOrder_setting$data = {
  readonly copies: number;
  readonly footer: string;
  readonly format: PrintFormat;
  readonly hiddenParts: ReadonlyArray<PrintPart>;
  readonly kind: PrintKind;
  readonly symbol: PrintSymbol;
  readonly version: number;
  readonly " $fragmentType": "printedOrder_setting";
};
export type printedOrder_setting$key = {
  readonly " $data"?: printedOrder_setting$data;
  readonly " $fragmentSpreads": FragmentRefs<"printedOrder_setting">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "printedOrder_setting",
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
  "type": "PrintSetting",
  "abstractKey": null
};

(node as any).hash = "3ff907c2b6c085132f6a627deb5b0acc";

export default node;

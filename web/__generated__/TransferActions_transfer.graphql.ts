/**
 * @generated SignedSource<<1cc6c0b10d8d7ec3b03b81cd4874af89>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type TransferStatus = "CANCELLED" | "RECEIVED" | "SENT" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type TransferActions_transfer$data = {
  readonly id: string;
  readonly lines: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
    readonly quantity: number;
    readonly sku: string;
  }>;
  readonly status: TransferStatus;
  readonly version: number;
  readonly " $fragmentType": "TransferActions_transfer";
};
export type TransferActions_transfer$key = {
  readonly " $data"?: TransferActions_transfer$data;
  readonly " $fragmentSpreads": FragmentRefs<"TransferActions_transfer">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TransferActions_transfer",
  "selections": [
    (v0/*:: as any*/),
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
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "StockTransferLine",
      "kind": "LinkedField",
      "name": "lines",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "sku",
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
          "name": "quantity",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "StockTransfer",
  "abstractKey": null
};
})();

(node as any).hash = "1300e4adcc172e5a680b738207ef1473";

export default node;

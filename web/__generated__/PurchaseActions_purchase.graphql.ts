/**
 * @generated SignedSource<<a810898bd30f67068607c557b77e9c98>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type MoneyAccount = "BANK" | "BKASH" | "CASH" | "NAGAD" | "WEB_PAYMENTS" | "%future added value";
export type PurchaseStep = "CORRECT" | "EDIT" | "ORDER" | "PAY" | "RECEIVE" | "REFUND" | "RETURN" | "VOID" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type PurchaseActions_purchase$data = {
  readonly discount: number | null | undefined;
  readonly due: number | null | undefined;
  readonly extraAccount: MoneyAccount | null | undefined;
  readonly extraAccountId: string | null | undefined;
  readonly extraCost: number | null | undefined;
  readonly id: string;
  readonly lines: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
    readonly quantity: number;
    readonly received: number;
    readonly returned: number;
    readonly sku: string;
    readonly unitCost: number | null | undefined;
  }>;
  readonly nextSteps: ReadonlyArray<PurchaseStep>;
  readonly total: number | null | undefined;
  readonly version: number;
  readonly " $fragmentType": "PurchaseActions_purchase";
};
export type PurchaseActions_purchase$key = {
  readonly " $data"?: PurchaseActions_purchase$data;
  readonly " $fragmentSpreads": FragmentRefs<"PurchaseActions_purchase">;
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
  "name": "PurchaseActions_purchase",
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
      "name": "nextSteps",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "due",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "total",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "discount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "extraCost",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "extraAccount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "extraAccountId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PurchaseLine",
      "kind": "LinkedField",
      "name": "lines",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
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
          "name": "sku",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "quantity",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "received",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "returned",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "unitCost",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Purchase",
  "abstractKey": null
};
})();

(node as any).hash = "f190efc1212e682a607f244607cfd6ff";

export default node;

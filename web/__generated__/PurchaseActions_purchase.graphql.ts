/**
 * @generated SignedSource<<29dbada1d2824c25d198b857cddadda0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PurchaseStep = "EDIT" | "ORDER" | "PAY" | "RECEIVE" | "RETURN" | "VOID" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type PurchaseActions_purchase$data = {
  readonly due: number | null | undefined;
  readonly id: string;
  readonly lines: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
    readonly quantity: number;
    readonly received: number;
    readonly returned: number;
    readonly sku: string;
  }>;
  readonly nextSteps: ReadonlyArray<PurchaseStep>;
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Purchase",
  "abstractKey": null
};
})();

(node as any).hash = "37811e1ee8780c9bb8e815d8b5d66a51";

export default node;

/**
 * @generated SignedSource<<bf1f46051cbadc706dcdd3a6a2a41afc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type purchasedLineColumns_line$data = {
  readonly at: string;
  readonly back: number;
  readonly decreaseId: string | null | undefined;
  readonly id: string;
  readonly name: string;
  readonly number: number;
  readonly purchaseId: string | null | undefined;
  readonly received: number;
  readonly sku: string;
  readonly supplierName: string;
  readonly unitCost: number | null | undefined;
  readonly value: number | null | undefined;
  readonly " $fragmentType": "purchasedLineColumns_line";
};
export type purchasedLineColumns_line$key = {
  readonly " $data"?: purchasedLineColumns_line$data;
  readonly " $fragmentSpreads": FragmentRefs<"purchasedLineColumns_line">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "purchasedLineColumns_line",
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
      "name": "at",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "purchaseId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "decreaseId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "number",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "supplierName",
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
      "name": "sku",
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
      "name": "back",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "unitCost",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "value",
      "storageKey": null
    }
  ],
  "type": "PurchasedLine",
  "abstractKey": null
};

(node as any).hash = "d46143d20fd99e050b2cba7e885aa32e";

export default node;

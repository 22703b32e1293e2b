/**
 * @generated SignedSource<<7107de6d2e8a050a533144d332c0c04c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PurchaseStatus = "DRAFT" | "ORDERED" | "PART_RECEIVED" | "RECEIVED" | "VOID" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type purchaseColumns_purchase$data = {
  readonly billNumber: string;
  readonly createdAt: string;
  readonly createdByName: string;
  readonly due: number | null | undefined;
  readonly id: string;
  readonly itemCount: number;
  readonly itemSummary: string;
  readonly number: number;
  readonly receivedCount: number;
  readonly status: PurchaseStatus;
  readonly supplier: {
    readonly name: string;
  };
  readonly total: number | null | undefined;
  readonly " $fragmentType": "purchaseColumns_purchase";
};
export type purchaseColumns_purchase$key = {
  readonly " $data"?: purchaseColumns_purchase$data;
  readonly " $fragmentSpreads": FragmentRefs<"purchaseColumns_purchase">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "purchaseColumns_purchase",
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
      "name": "number",
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
      "kind": "ScalarField",
      "name": "billNumber",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "itemSummary",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "itemCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "receivedCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdByName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Supplier",
      "kind": "LinkedField",
      "name": "supplier",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        }
      ],
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
      "name": "due",
      "storageKey": null
    }
  ],
  "type": "Purchase",
  "abstractKey": null
};

(node as any).hash = "e6cb0fa11c6318ae986ecdc42c46f1b2";

export default node;
